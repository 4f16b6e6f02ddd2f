const field = '<p><label>Full name <input name="field"></label></p>';
/** An image of one white pixel. */
const white = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

const styled = (how: string, inner = field) => `<div style="${how}">${inner}</div>`;
/** A custom element whose file box stands in its shadow root, and what that sends with the form. */
const uploading = (inner: string) =>
  `<x-upload><template shadowrootmode="open">${inner}<input type="file" hidden aria-label="CV"></template></x-upload>
  <script>document.forms[0].addEventListener('formdata', ({ formData }) => {
    for (const file of document.querySelector('x-upload').shadowRoot.querySelector('input').files) formData.append('field', file);
  });</script>`;
const ruled = (rules: string, inner = field) => `<style>${rules}</style>${inner}`;
const text = (lines: number) => '<p>What we do and whom we look for.</p>'.repeat(lines);
/** A field with something laid over it. */
const beneath = (cover: string) => styled('position:relative;block-size:70px', field + cover);
const covering = 'position:absolute;inset:0;background:#fff';

/** Fields that are there for programs alone, each by another way to keep them from people. */
export const unseenFields: [how: string, html: string][] = [
  ['cut away by clip-path', styled('clip-path:inset(100%)')],
  ['cut to a point by clip-path', styled('clip-path:polygon(0 0,0 0,0 0)')],
  ['cut to a slit by clip-path', styled('clip-path:inset(0 0 97% 0)')],
  [
    'cut away by an SVG',
    `<svg width="0" height="0"><clipPath id="cut"><rect width="0" height="0"/></clipPath></svg>${styled('clip-path:url(#cut)')}`,
  ],
  ['cut away by clip', styled('position:absolute;clip:rect(0,0,0,0)')],
  ['masked', styled('mask:linear-gradient(transparent,transparent)')],
  ['masked to nothing', styled('mask:linear-gradient(#000,#000) no-repeat;mask-size:0 0')],
  ['white on white', ruled('form *{color:#fff!important;background:#fff!important;border-color:#fff!important}')],
  ['white on white by a gradient', ruled('input{color:#fff;border:0;background:linear-gradient(#fff,#fefefe)}')],
  ['almost white on white', ruled('input{color:#f4f4f4;border:0;background:#fff}')],
  ['white by its fill alone', ruled('input{-webkit-text-fill-color:#fff;border:0;background:#fff}')],
  ['written in dots', ruled('input{-webkit-text-security:disc}')],
  ['transparent', ruled('input{color:transparent;background:none;border:0}')],
  ['indented out of sight', ruled('input{text-indent:-9999px}')],
  ['squeezed by its padding', ruled('input{padding-inline-start:400px;inline-size:404px;box-sizing:border-box}')],
  ['in no font size', ruled('input{font-size:0;block-size:20px}')],
  ['covered', beneath(`<div style="${covering}"></div>`)],
  ['covered by what the mouse goes through', beneath(`<div style="${covering};pointer-events:none"></div>`)],
  [
    'covered by a picture that the mouse goes through',
    beneath(`<img alt="" src="${white}" style="${covering};inline-size:100%;block-size:100%;pointer-events:none">`),
  ],
  [
    'covered by a drawing that the mouse goes through',
    beneath(
      `<svg style="position:absolute;inset:0;inline-size:100%;block-size:100%;pointer-events:none"><rect width="100%" height="100%" fill="#fff"/></svg>`,
    ),
  ],
  [
    'covered by a decoration',
    ruled(
      `.over{position:relative;block-size:70px}.over::after{content:"";${covering};pointer-events:none}`,
      `<div class="over">${field}</div>`,
    ),
  ],
  [
    'covered by a fixed header',
    `<div style="position:absolute;top:4px;left:4px">${field}</div><div style="position:fixed;top:0;left:0;right:0;block-size:90px;background:#135;z-index:9"></div>`,
  ],
  [
    'behind its page',
    '<div style="position:relative;z-index:0;background:#fff;block-size:60px"><div style="position:absolute;z-index:-1">FIELD</div><div style="background:#fff;block-size:60px"></div></div>'.replace(
      'FIELD',
      field,
    ),
  ],
  ['of two pixels', ruled('input{inline-size:2px;block-size:2px;padding:0;border:0}')],
  ['of a pixel in height', ruled('input{block-size:1px;padding:0;border:0}')],
  ['off to the right', styled('position:fixed;left:99999px')],
  [
    'off to the right of what cannot be scrolled',
    ruled('body{overflow:hidden}', styled('position:absolute;left:99999px')),
  ],
  ['off to the left', styled('position:absolute;left:-9999px')],
  ['off the top', styled('position:absolute;top:-9999px')],
  ['fixed below the window', styled('position:fixed;top:200vh')],
  [
    'scrolled away in a closed box',
    styled('block-size:20px;overflow:hidden', `<div style="block-size:900px"></div>${field}`),
  ],
  [
    'moved up in a closed box',
    styled('overflow:hidden;block-size:30px', styled('margin-block-start:-400px;block-size:380px')),
  ],
  ['zoomed away', styled('zoom:0.02')],
  ['scaled away', styled('transform:scale(0.01)')],
  ['turned away', styled('transform:rotateY(90deg)')],
  ['seen from behind', styled('transform:rotateY(180deg);backface-visibility:hidden')],
  ['far away', styled('perspective:10px', styled('transform:translateZ(-9000px)'))],
  ['faint', styled('opacity:.05')],
  ['faint by all around it', styled('opacity:.5', styled('opacity:.5', styled('opacity:.5')))],
  ['faint by a filter', styled('filter:opacity(3%)')],
  ['blurred', styled('filter:blur(20px)')],
  ['without contrast', styled('filter:contrast(0) brightness(3)')],
  ['blended away', styled('background:#fff;isolation:isolate', styled('mix-blend-mode:lighten;background:#fff'))],
  ['in a collapsed part', styled('block-size:0;overflow:hidden')],
  [
    'in a collapsed grid',
    styled('display:grid;grid-template-rows:0fr;block-size:0', styled('overflow:hidden;min-block-size:0')),
  ],
  ['in details that are closed', `<details><summary>Imprint</summary>${field}</details>`],
  ['left out by content-visibility', styled('content-visibility:hidden')],
  ['invisible', styled('visibility:hidden')],
  ['inert', `<div inert>${field}</div>`],
  ['in a closed popover', `<div popover>${field}</div>`],
  [
    'a tick whose label is hidden as well',
    '<label style="opacity:0"><input type="checkbox" name="field" value="yes"> Newcomer</label>',
  ],
  [
    'a tick without a size beside an empty label',
    '<label><input type="checkbox" name="field" value="yes" style="appearance:none;inline-size:0;block-size:0;margin:0"></label>',
  ],
  [
    'a list of no size',
    '<label style="font-size:0">Country<select name="field" style="inline-size:1px;block-size:1px;padding:0;border:0"><option value=""><option>Norway</select></label>',
  ],
  ['a file box that nothing is shown for in its shadow root', uploading('')],
  [
    'a file box that nothing is shown for',
    '<div style="block-size:1px;overflow:hidden"><input type="file" name="field" aria-label="CV"></div>',
  ],
];

/** Fields as pages have them, with what comes to stand in them. */
export const seenFields: [how: string, html: string, right: string][] = [
  ['a plain one', field, 'Zoë Quill'],
  ['far down the page', `${text(80)}${field}`, 'Zoë Quill'],
  [
    'below a choice whose "No" stands within its own words',
    '<p>Are you of age?</p><div><input type="radio" name="age" value="yes" id="y"><label for="y">Yes</label> <input type="radio" name="age" value="no" id="n"><label for="n">No</label></div><textarea name="field" placeholder="Tell us about a notable project" style="inline-size:340px;block-size:120px"></textarea>',
    'yes,Zoë Quill',
  ],
  [
    'below what stays over the top of the window',
    `<div style="position:fixed;inset:0 0 auto;block-size:35vh;background:#fff">Acme</div>${text(80)}${field}${text(80)}`,
    'Zoë Quill',
  ],
  ['in a part that scrolls', styled('block-size:120px;overflow:auto', `${text(25)}${field}`), 'Zoë Quill'],
  [
    'beneath a label that floats over it',
    '<div style="position:relative"><input id="own" name="field" style="inline-size:300px;block-size:40px"><label for="own" style="position:absolute;left:8px;top:10px">Full name</label></div>',
    'Zoë Quill',
  ],
  [
    'beneath a frame that the mouse goes through',
    beneath(
      '<fieldset style="position:absolute;inset:0;margin:0;border:1px solid gray;pointer-events:none"></fieldset>',
    ),
    'Zoë Quill',
  ],
  [
    'before a picture behind it all',
    `<img alt="" src="${white}" style="position:absolute;inset:0;inline-size:100%;block-size:100%;pointer-events:none;z-index:-1">${field}`,
    'Zoë Quill',
  ],
  [
    'before a picture that stands earlier',
    `<div style="position:absolute;inset:0;background:#eee;pointer-events:none"></div><div style="position:relative;z-index:1">${field}</div>`,
    'Zoë Quill',
  ],
  [
    'with an icon in it',
    styled(
      'position:relative;inline-size:300px',
      '<label>Full name <input name="field" style="inline-size:100%"></label><span style="position:absolute;right:4px;top:20px;background:#fff">✓</span>',
    ),
    'Zoë Quill',
  ],
  [
    'under a header that stays',
    `<div style="position:fixed;top:0;left:0;right:0;block-size:80px;background:#135;z-index:9"></div><div style="block-size:2000px"></div>${field}<div style="block-size:2000px"></div>`,
    'Zoë Quill',
  ],
  [
    'light on dark',
    ruled('body{background:#111}input{color:#eee;background:transparent;border:0;border-block-end:1px solid #444}'),
    'Zoë Quill',
  ],
  [
    'on a picture',
    styled(`background-image:url(${white})`, ruled('input{background:transparent;border:0}')),
    'Zoë Quill',
  ],
  ['without any edge', ruled('input{border:0;outline:0;background:transparent}'), 'Zoë Quill'],
  ['fading in', ruled('@keyframes in{from{opacity:0}to{opacity:1}}form{animation:in .3s}'), 'Zoë Quill'],
  ['half as large', styled('transform:scale(.6)'), 'Zoë Quill'],
  ['in colours of today', ruled('input{color:oklch(0.3 0.1 250);background:color(srgb 0.98 0.98 1)}'), 'Zoë Quill'],
  [
    'a tick behind its styled label',
    '<input type="checkbox" id="own" name="field" value="yes" style="position:absolute;opacity:0;inline-size:1px;block-size:1px"><label for="own">Newcomer</label>',
    'yes',
  ],
  [
    'a tick drawn by its label alone',
    ruled(
      'label::before{content:"";display:inline-block;inline-size:16px;block-size:16px;border:1px solid #333}',
      '<label for="own">Newcomer</label><input type="checkbox" id="own" name="field" value="yes" style="display:none">',
    ),
    'yes',
  ],
  ['a small tick', '<label><input type="checkbox" name="field" value="yes"> Newcomer</label>', 'yes'],
  [
    'choices behind their labels',
    '<fieldset><legend>Notice</legend><input type="radio" id="one" name="field" value="one" hidden><label for="one">One month</label><input type="radio" id="two" name="field" value="two" hidden><label for="two">Two months</label></fieldset>',
    'one',
  ],
  ['a list', '<label>Country <select name="field"><option value=""><option>Norway</select></label>', 'Norway'],
  [
    'a file box behind its button',
    '<div><p>CV</p><button type="button">Choose a file</button><input type="file" name="field" style="display:none"></div>',
    'cv.pdf',
  ],
  [
    'a file box behind its label',
    '<label style="border:1px solid gray;padding:8px">Resume <input type="file" name="field" style="position:absolute;inline-size:1px;block-size:1px;opacity:0"></label>',
    'cv.pdf',
  ],
  [
    'a file box behind its button in a shadow root',
    uploading('<p>CV <button type="button">Choose a file</button></p>'),
    'cv.pdf',
  ],
  [
    'a file box in a place to drop on',
    '<div style="border:2px dashed gray;inline-size:300px;block-size:80px">Drop your CV here<input type="file" name="field" style="display:none"></div>',
    'cv.pdf',
  ],
  [
    'underlined by what is around it',
    ruled(
      '.m{position:relative;inline-size:300px}.m input{inline-size:100%;border:0;outline:0;padding:8px 0;background:none}.m::after{content:"";position:absolute;left:0;right:0;bottom:0;border-block-end:1px solid rgb(0 0 0/.42)}',
      '<div class="m"><input name="field" aria-label="Full name"></div>',
    ),
    'Zoë Quill',
  ],
  [
    'a pale plane without a label of its own',
    ruled(
      'input{border:0;background:#f3f4f6;border-radius:8px;padding:10px}',
      '<p><input name="field" aria-label="Full name"></p>',
    ),
    'Zoë Quill',
  ],
  [
    'told by its placeholder alone',
    ruled('input{border:0;outline:0;font-size:20px}', '<p><input name="field" placeholder="Your full name"></p>'),
    'Zoë Quill',
  ],
  [
    'in a cell of a table with lines',
    ruled(
      'td{border:1px solid #ccc}td input{border:0;inline-size:100%}table{border-collapse:collapse}',
      '<table><tr><td>Full name<td><input name="field" aria-label="Full name"></table>',
    ),
    'Zoë Quill',
  ],
  [
    'in a coloured card',
    styled(
      'background:#e0ecff;padding:20px',
      '<p><label>Full name <input name="field" style="border:0;background:#fff"></label></p>',
    ),
    'Zoë Quill',
  ],
  [
    'in a dark card',
    styled(
      'background:#1f2937;color:#eee;padding:20px',
      '<p><label>Full name <input name="field" style="border:1px solid #374151;background:#111827;color:#f9fafb"></label></p>',
    ),
    'Zoë Quill',
  ],
  ['in a dark scheme', ruled(':root{color-scheme:dark}'), 'Zoë Quill'],
  [
    'as a pill with a shadow',
    ruled('input{border:0;border-radius:99px;padding:12px 24px;box-shadow:0 2px 8px rgb(0 0 0/.3)}'),
    'Zoë Quill',
  ],
  [
    'whose shadow is slow and important',
    ruled('input{transition:box-shadow 2s,background 2s;box-shadow:0 0 3px #888!important}'),
    'Zoë Quill',
  ],
  [
    'before a ground that moves for ever',
    ruled(
      '@keyframes m{to{background-position:400px 0}}form{background:linear-gradient(90deg,#fff,#def);background-size:400px;animation:m 9s linear infinite}',
    ),
    'Zoë Quill',
  ],
  [
    'on a busy picture',
    styled(
      'background:repeating-linear-gradient(45deg,#fff 0 6px,#9bd 6px 12px);padding:20px',
      '<p><label style="background:#fff">Full name</label> <input name="field" aria-label="Full name"></p>',
    ),
    'Zoë Quill',
  ],
  [
    'in the shadow root of an element',
    '<x-field><template shadowrootmode="open"><style>#own#own{box-shadow:none!important;border:1px solid #aaa}</style><label>Full name <input id="own"></label></template></x-field><input type="hidden" name="field"><script>document.querySelector("x-field").shadowRoot.querySelector("input").oninput=(e)=>{document.querySelector("[name=field]").value=e.target.value}</script>',
    'Zoë Quill',
  ],
  ['drawn larger', styled('zoom:1.7'), 'Zoë Quill'],
  [
    'a box of many lines',
    '<p><label>Full name<br><textarea name="field" rows="30" cols="60"></textarea></label></p>',
    'Zoë Quill',
  ],
  [
    'in a box that is cut and scrolls',
    styled('block-size:160px;overflow-y:auto;scrollbar-width:none', `${text(12)}${field}`),
    'Zoë Quill',
  ],
  [
    'in a dialog',
    `<dialog id="d" style="inline-size:400px">${field}</dialog><script>d.showModal()</script>`,
    'Zoë Quill',
  ],
  [
    'a list in a style of its own',
    ruled(
      'select{appearance:none;border:0;border-block-end:2px solid #333;padding:8px 30px 8px 0;background:none}',
      '<label>Country <select name="field"><option value=""><option>Norway</select></label>',
    ),
    'Norway',
  ],
  [
    'a tick in a style of its own',
    ruled(
      'input{appearance:none;inline-size:18px;block-size:18px;border:2px solid #555;border-radius:4px}input:checked{background:#06c}',
      '<label><input type="checkbox" name="field" value="yes"> Newcomer</label>',
    ),
    'yes',
  ],
  [
    'a switch',
    ruled(
      'label{position:relative;display:inline-block;inline-size:44px;block-size:24px}label input{opacity:0}label span{position:absolute;inset:0;background:#999;border-radius:12px}',
      '<p>Newcomer</p><label><input type="checkbox" name="field" value="yes" aria-label="Newcomer"><span></span></label>',
    ),
    'yes',
  ],
];

/** Fields that are painted over, found by nobody, or gone once they are filled: what no rule of styles lists. */
export const unpaintedFields: [how: string, html: string][] = [
  ...[
    ['read-only', 'box.readOnly = true'],
    ['called otherwise', "box.labels[0].firstChild.data = 'Motto'"],
    ['a trap', "box.labels[0].firstChild.data = 'Leave this empty'; box.readOnly = true"],
  ].map(([how, act]): [string, string] => [
    `gone and ${how} once something stands in it`,
    `<label>Name <input id="box" name="box" onchange="setTimeout(() => { box.style.opacity = 0; ${act} }, 0)"></label>`,
  ]),
  [
    'under the outline of what stands beside it',
    beneath('<i style="position:absolute;left:50%;top:50%;outline:500px solid #fff;pointer-events:none"></i>'),
  ],
  [
    'under a shadow',
    beneath('<i style="position:absolute;left:0;top:0;box-shadow:0 0 0 900px #fff;pointer-events:none"></i>'),
  ],
  [
    'under letters',
    beneath(
      '<b style="position:absolute;left:-20px;top:-40px;font:120px/100px monospace;letter-spacing:-20px;color:#fff;white-space:nowrap;pointer-events:none">█████████████</b>',
    ),
  ],
  [
    'under the border of a picture',
    beneath(
      '<i style="position:absolute;inset:0;border:35px solid;border-image:linear-gradient(#fff,#fff) 1 fill;pointer-events:none"></i>',
    ),
  ],
  ['under many faint covers', beneath(`<i style="${covering};pointer-events:none;opacity:.4"></i>`.repeat(7))],
  ['without anything to be found by', ruled('label{font-size:0}input{border:0;outline:0;background:transparent}')],
  [
    'hidden once it is filled',
    ruled(
      'p:has(input:not(:placeholder-shown)){opacity:0}',
      '<p><label>Full name <input name="field" placeholder=" "></label></p>',
    ),
  ],
  [
    'covered once it is filled',
    `${beneath('<i id="c"></i>')}<script>document.forms[0].oninput=()=>{c.style.cssText='${covering};pointer-events:none;background:none;box-shadow:inset 0 0 0 90px #fff'}</script>`,
  ],
  ['blinking', ruled('@keyframes b{0%{opacity:1}50%{opacity:0}}form p{animation:b 2s steps(1) infinite}')],
  ['far below in emptiness', `<div style="block-size:9000px"></div>${field}`],
  ['in a slit that scrolls', styled('block-size:20px;overflow-y:scroll;scrollbar-width:none', `${text(9)}${field}`)],
  [
    'far to the side of a part that says nothing',
    styled(
      'inline-size:300px;overflow:auto;scrollbar-width:none',
      '<div style="margin-inline-start:2000px;inline-size:400px"><p><label>Full name <input name="field"></label></p></div>',
    ),
  ],
];
