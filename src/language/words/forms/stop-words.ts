/**
 * Words that do not change what a question asks, folded (lower case, no accents), in the languages of forms. Words that do change it are
 * missing on purpose: "current" and "expected", "need" and "have", "before" and "after".
 */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a an the of for to in on at by with and or is are am be been being do does did you your yours yourself i me my we us our ours it its this that these those if so as from please kindly select choose one enter provide indicate tell list specify describe state explain share let know what which how many much when where whether would will could can may might should shall have has had any some e g eg ie etc optional required following below there who whom than then also legally hereby got role position job application company team opportunity organization organisation employer',
    'der die das den dem des ein eine einen einem einer und oder ist sind bin sie ihr ihre ihren ihrem ihrer ihnen du dein deine deinen wir uns unser unsere unserem unserer bei im in am an auf fur zu zum zur von vom mit bitte wahlen angeben geben an nennen beschreiben welche welcher welches was wie viel viele wann wo ob haben hast hat konnen konnten wurden wurde werden wird wirst moglich stelle position unternehmen firma hoch',
    "le la les l'un un une des du de d' et ou est sont etes vous votre vos tu ton ta tes nous notre nos a au aux en dans sur pour par avec merci veuillez indiquer preciser choisir quel quelle quels quelles que quoi combien quand si avez pouvez poste entreprise societe",
    'el los las un una unos unas y o es son eres usted su sus tu tus nos nuestro nuestra en para por con de del al favor indique seleccione elija cual cuales que cuanto cuantos cuando donde si tiene tienes puede puedes puesto empresa',
    'de het een en of is zijn bent u uw je jouw jij wij we ons onze in op aan bij voor naar van met graag kies geef wat welke hoe veel wanneer waar heb hebt heeft kunt kun kan functie bedrijf',
    'il lo la i gli le un uno una e o sei siete lei suo sua tuo tua noi nostro nostra in per con di da del della al alla prego indicare selezionare scegliere quale quali che quanto quanti quando dove se ha hai puoi posizione azienda',
  ].flatMap((words) => words.split(' ')),
);
