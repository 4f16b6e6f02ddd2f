/** Postings written for the tests: what real ones have in common, in few lines. */

const germanTasks = [
  'Sie planen und betreuen die Server unserer Kunden und sorgen dafür, dass diese rund um die Uhr erreichbar bleiben.',
  'Sie beraten Kolleginnen und Kollegen in allen Fragen rund um Netzwerke, Sicherheit und Betrieb unserer Anlagen.',
  'Gemeinsam mit dem Team entwickeln Sie Werkzeuge, die den Alltag im Rechenzentrum einfacher machen.',
];

export const germanPosting = {
  html: `<!doctype html><html lang="de"><head><title>Systemadministrator (m/w/d) bei Nordlicht Systeme GmbH | Stellenbörse</title>
<meta property="og:site_name" content="Stellenbörse"></head><body>
<header><nav><a href="/">Start</a> <a href="/jobs">Jobs</a> <a href="/firmen">Firmen</a></nav></header>
<main><h1>Systemadministrator (m/w/d)</h1>
<div><a href="/firma/nordlicht">Nordlicht Systeme GmbH</a></div>
<dl><dt>Einsatzort</dt><dd>20095 Hamburg</dd><dt>Anstellungsart</dt><dd>Vollzeit</dd><dt>Gehalt</dt><dd>52.000 € – 61.000 € pro Jahr</dd><dt>Veröffentlicht</dt><dd>vor 3 Tagen</dd></dl>
<a href="/weiter?url=https%3A%2F%2Fkarriere.nordlicht.example%2Fbewerben%2F7">Jetzt bewerben</a> <button>Merken</button>
<section><h2>Ihre Aufgaben</h2><p>${germanTasks[0]}</p><ul><li>${germanTasks[1]}</li><li>${germanTasks[2]}</li></ul></section>
<section><h2>Ähnliche Stellenangebote</h2><ul><li><a href="/jobs/1">Netzwerktechniker</a></li><li><a href="/jobs/2">IT-Leiter</a></li></ul></section></main>
<footer><p>Wir verwenden Cookies, um Ihnen das beste Erlebnis auf unseren Seiten zu bieten, und geben Daten an Partner weiter.</p></footer></body></html>`,
  expected: {
    title: 'Systemadministrator (m/w/d)',
    company: 'Nordlicht Systeme GmbH',
    location: 'Hamburg',
    employmentType: 'Vollzeit',
    salaryText: '52.000 € – 61.000 € pro Jahr',
    postedText: 'vor 3 Tagen',
    applyType: 'external',
    applyUrl: 'https://karriere.nordlicht.example/bewerben/7',
    description: ['Ihre Aufgaben', ...germanTasks].join('\n'),
  },
};

const frenchText = [
  'Nous cherchons une personne curieuse qui accompagne nos clients de la première visite à la livraison de leur projet.',
  'Vous préparez les chantiers, commandez les matériaux et tenez le planning de trois équipes dans la région.',
];

export const frenchPosting = {
  html: `<!doctype html><html lang="fr"><head><title>Conductrice de travaux - Maison Perrin - Emplois</title></head><body>
<main><article><div class="entete"><p>Maison Perrin</p><h1>Conductrice de travaux</h1><p><span>Lyon, France</span> · <span>CDI</span> · <span>il y a 2 jours</span></p>
<button>Candidature simplifiée</button></div>
<h2>Description du poste</h2><div><p>${frenchText[0]}</p><p>${frenchText[1]}</p></div></article></main></body></html>`,
  expected: {
    title: 'Conductrice de travaux',
    company: 'Maison Perrin',
    location: 'Lyon, France',
    employmentType: 'CDI',
    postedText: 'il y a 2 jours',
    applyType: 'easy_apply',
    description: frenchText.join('\n'),
  },
};

/** A graph with the page's own posting between two similar ones, a raw line break in a string, and encoded markup. */
const clerkText =
  'You receive the goods that arrive at night, count them with two colleagues, and see to it that every shelf holds what the list says it holds.';

/** Only the picture names the company that the page's data is about; the form is the site's. */
export const shadowedPosting = {
  html: `<!doctype html><html lang="en"><head><title>Careers</title><script type="application/ld+json">
{"@type": "JobPosting", "title": "Warehouse Clerk", "hiringOrganization": {"name": "Kestrel Freight"}, "datePosted": "2026-11-02"}</script></head>
<body><posting-page><template shadowrootmode="open"><main><img alt="Kestrel Freight logo"><h1>Warehouse Clerk</h1><p>Leeds, United Kingdom</p>
<div><h2>Job description</h2><p>${clerkText}</p>
<form><p>Tell us where to write, and we send you the jobs that others like you have looked at this week.</p><input type="email"></form></div>
</main></template></posting-page></body></html>`,
  expected: { title: 'Warehouse Clerk', company: 'Kestrel Freight', postedDate: '2026-11-02', description: clerkText },
};

export const graphOfPostings = {
  html: `<!doctype html><html><head><title>Baker | Board</title><script type="application/ld+json">
{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Board"},
{"@type":"JobPosting","title":"Cook","hiringOrganization":"Other","description":"no","url":"https://www.jobs.example/view/1"},
{"@type":["JobPosting"],"title":"Baker &amp; Confectioner","hiringOrganization":{"@type":"Organization","name":"Crust & Co"},
"jobLocation":[{"@type":"Place","address":{"addressLocality":"Porto","addressRegion":"-","addressCountry":{"@type":"Country","name":"Portugal"}}}],
"datePosted":"2026-03-04T08:00:00+01:00","employmentType":["FULL_TIME","TEMPORARY"],"baseSalary":{"@type":"MonetaryAmount","currency":"EUR","value":{"@type":"QuantitativeValue","minValue":1200,"maxValue":1400,"unitText":"MONTH"}},
"description":"&lt;p&gt;You bake bread.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;At night
and early&lt;/li&gt;&lt;/ul&gt;","url":"https://www.jobs.example/view/2",},
{"@type":"JobPosting","title":"Waiter","hiringOrganization":"Other","description":"no"}]}</script></head>
<body><main><h1>Baker &amp; Confectioner</h1><p>Crust &amp; Co</p></main></body></html>`,
  expected: {
    title: 'Baker & Confectioner',
    company: 'Crust & Co',
    location: 'Porto, Portugal',
    postedDate: '2026-03-04',
    employmentType: 'Full-time, Temporary',
    salaryText: '1200 - 1400 EUR / MONTH',
    description: 'You bake bread.\nAt night and early',
  },
};

const visible =
  'You keep the orchard of forty hectares, from pruning in winter to the harvest in late autumn, with a team of six.';
const clipped =
  'The rest of this text is clipped until somebody presses the button, and it is a part of the posting all the same.';

export const clippedPosting = {
  html: `<!doctype html><html><head><title>Orchard keeper</title></head><body><main><h1>Orchard keeper</h1><p>Appleyard Ltd</p>
<div style="max-height:40px;overflow:hidden"><p>${visible}</p><script>var hidden = 'never a text';</script><p>${clipped}</p><ul><li>Pruning shears are provided</li></ul><button>Show more</button></div>
<section><h2>Similar jobs</h2><p>Gardener wanted for a large park in the middle of the city, with a house to live in and a pony.</p></section></main></body></html>`,
  lines: [visible, clipped, 'Pruning shears are provided'],
};

const notices = [
  'No longer accepting applications',
  'Diese Stelle ist nicht mehr verfügbar',
  'Cette offre n’est plus disponible',
  'Esta oferta ya no está disponible',
  'Questo annuncio non è più disponibile',
  'Deze vacature is gesloten',
  'Esta vaga foi encerrada',
  'Tato nabídka již není aktuální',
];

export const closedPostings = notices.map((words): [string, string] => [
  words,
  `<!doctype html><html><body><main><h1>Bridge keeper</h1><p>${words}</p><p>${visible}</p><p>${clipped}</p></main></body></html>`,
]);
