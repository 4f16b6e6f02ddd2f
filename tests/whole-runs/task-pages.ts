/** Small pages as widget libraries and old sites build them: hardly a role, names in pictures, one listener for many parts. */
const page = (
  title: string,
  style: string,
  body: string,
  script: string,
): string => `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body{font:15px sans-serif;width:420px}li,td,div,span{cursor:default}${style}</style>${body}
<script>window.held = {}; const $ = (one) => document.querySelector(one);${script}</script>`;

/** A field that opens a calendar: arrows, a table of days, no roles. Ends with the date in the field. */
export const datePage = page(
  'Departure',
  '#calendar{display:none;border:1px solid;width:240px}td{width:30px;text-align:center}.ui-icon{display:inline-block;width:16px;height:16px;background:#888}',
  `<label>Departure <input id="when" readonly></label>
  <div id="calendar"><a class="ui-prev" href="#"><span class="ui-icon"></span></a> <span id="month"></span>
    <a class="ui-next" href="#"><span class="ui-icon"></span></a><table><tbody></tbody></table></div>`,
  `let shown = new Date(2026, 10, 1);
  const draw = () => {
    $('#month').textContent = shown.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
    const days = new Date(shown.getFullYear(), shown.getMonth() + 1, 0).getDate();
    const cells = [...Array(shown.getDay()).fill(''), ...Array.from({ length: days }, (_, day) => day + 1)];
    const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
    $('tbody').innerHTML = weeks.map((week) => '<tr>' + week.map((day) => '<td>' + day + '</td>').join('') + '</tr>').join('');
  };
  const turn = (by) => (event) => { event.preventDefault(); shown.setMonth(shown.getMonth() + by); draw(); };
  $('#when').addEventListener('focus', () => { $('#calendar').style.display = 'block'; draw(); });
  $('.ui-prev').addEventListener('click', turn(-1));
  $('.ui-next').addEventListener('click', turn(1));
  $('table').addEventListener('click', ({ target }) => {
    if (!/^\\d+$/.test(target.textContent)) return;
    $('#when').value = [shown.getMonth() + 1, target.textContent, shown.getFullYear()].join('/');
    $('#calendar').style.display = 'none';
  });`,
);

/** A slider made of two boxes, moved by the mouse or by keys, whose number stands beside it. */
export const sliderPage = page(
  'Volume',
  '#track{position:relative;width:300px;height:10px;margin:30px;background:#ccc}#handle{position:absolute;top:-5px;width:20px;height:20px;background:#555}',
  '<p>Volume: <b id="number">0</b></p><div id="track"><span id="handle" class="ui-slider-handle" tabindex="0"></span></div>',
  `let value = 0; let grip = null;
  const set = (to) => { value = Math.max(0, Math.min(100, Math.round(to))); $('#number').textContent = value; $('#handle').style.left = value * 2.8 + 'px'; };
  $('#handle').addEventListener('keydown', ({ key }) => set(value + ({ ArrowRight: 1, ArrowLeft: -1, Home: -100, End: 100 }[key] ?? 0)));
  $('#handle').addEventListener('mousedown', ({ clientX }) => { grip = { from: clientX, value }; });
  addEventListener('mousemove', ({ clientX }) => { if (grip) set(grip.value + (clientX - grip.from) / 2.8); });
  addEventListener('mouseup', () => { grip = null; });`,
);

/** A list whose items are put in order by the mouse alone. */
export const sortPage = page(
  'Order',
  'li{list-style:none;width:200px;height:24px;margin:4px;background:#ddd;user-select:none}',
  '<ul id="list"><li>Alder</li><li>Birch</li><li>Cedar</li><li>Douglas fir</li><li>Elm</li></ul>',
  `let held = null;
  for (const item of document.querySelectorAll('li')) item.addEventListener('mousedown', () => { held = item; });
  addEventListener('mousemove', ({ clientY }) => {
    if (!held) return;
    for (const item of document.querySelectorAll('li')) {
      const { top, height } = item.getBoundingClientRect();
      if (item === held || clientY < top || clientY > top + height) continue;
      const isBelow = held.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (isBelow) item.after(held); else item.before(held);
      break;
    }
  });
  addEventListener('mouseup', () => { held = null; });`,
);

/** A menu in a menu that open under the mouse, heard by one listener. */
export const menuPage = page(
  'Menu',
  'li{list-style:none;position:relative;width:120px;background:#eee;padding:4px}ul{margin:0;padding:0}li>ul{display:none;position:absolute;left:110px;top:0}li:hover>ul{display:block}',
  `<ul id="menu"><li>Colours</li><li>Shapes<ul><li>Round<ul><li>Circle</li><li>Ellipse</li></ul></li><li>Square</li></ul></li><li>Sizes</li></ul><p id="chosen">Nothing chosen</p>`,
  `$('#menu').addEventListener('click', ({ target }) => { $('#chosen').textContent = 'Chosen: ' + target.firstChild.textContent; });`,
);

/** Letters in a list, each with pictures that answer, mark and throw away. */
export const mailPage = page(
  'Mail',
  '.letter{width:400px;border-bottom:1px solid #999;padding:4px}.star,.trash,.reply{display:inline-block;width:16px;height:16px;background:#888;float:right;margin:2px}.on{background:gold}#open{display:none}',
  `<div id="letters">${['Ada', 'Bo', 'Cleo', 'Dan', 'Eve']
    .map(
      (who, place) =>
        `<div class="letter" data-who="${who}"><span class="trash"></span><span class="star"></span><div class="sender">${who}</div><div class="subject">Letter ${place + 1}</div></div>`,
    )
    .join(
      '',
    )}</div><div id="open"><div id="subject"></div><span class="reply"></span><textarea id="answer" hidden></textarea></div>`,
  `for (const letter of document.querySelectorAll('.letter')) {
    letter.addEventListener('click', () => { $('#letters').style.display = 'none'; $('#open').style.display = 'block'; $('#subject').textContent = 'From ' + letter.dataset.who; });
    letter.querySelector('.star').addEventListener('click', (event) => { event.stopPropagation(); event.target.classList.toggle('on'); held.star = letter.dataset.who; });
    letter.querySelector('.trash').addEventListener('click', (event) => { event.stopPropagation(); letter.remove(); held.thrown = letter.dataset.who; });
  }
  $('.reply').addEventListener('click', () => { $('#answer').hidden = false; });
  $('#answer').addEventListener('input', ({ target }) => { held.answer = target.value; });`,
);

/** Shapes that are pressed. */
export const drawingPage = page(
  'Shapes',
  '',
  `<svg width="300" height="120"><circle cx="40" cy="50" r="20" fill="red"/><circle cx="120" cy="50" r="20" fill="green"/><g class="flag"><rect x="180" y="20" width="90" height="40" fill="white"/><text x="190" y="45">Harbour</text></g></svg><p id="pressed">Nothing</p>`,
  `for (const part of document.querySelectorAll('circle, g')) part.addEventListener('click', () => { $('#pressed').textContent = part.getAttribute('fill') ?? part.getAttribute('class'); });`,
);

/** A place that is chosen from what comes up while typing, and a flight to book. */
export const bookingPage = page(
  'Flights',
  '#found{position:absolute;background:#fff;border:1px solid}#found:empty{display:none}#found li{list-style:none;padding:4px}',
  `<p>From <input id="from" placeholder="From"></p><ul id="found"></ul><p style="margin-top:150px"><button id="search">Search</button></p><div id="flights"></div>`,
  `const places = ['Oslo, Norway (OSL)', 'Osaka, Japan (KIX)', 'Porto, Portugal (OPO)'];
  $('#from').addEventListener('input', ({ target: { value } }) => {
    const fitting = value.length < 2 ? [] : places.filter((place) => place.toLowerCase().includes(value.toLowerCase()));
    $('#found').innerHTML = fitting.map((place) => '<li>' + place + '</li>').join('');
  });
  $('#found').addEventListener('mousedown', (event) => { event.preventDefault(); $('#from').value = event.target.textContent; held.from = event.target.textContent; $('#found').innerHTML = ''; });
  $('#search').addEventListener('click', () => { $('#flights').innerHTML = held.from ? '<div class="flight">07:10 <b>$120</b> <button>Choose</button></div><div class="flight">09:30 <b>$95</b> <button>Choose</button></div>' : 'Choose a place first'; });`,
);

/** A menu whose entries open their own a moment after the mouse came, and show a hand over all that is in them. */
export const handMenuPage = page(
  'Menu',
  'li{list-style:none;position:relative;width:110px;background:#eee;padding:4px;cursor:pointer}li div{cursor:pointer}ul{margin:0;padding:0}li>ul{display:none;position:absolute;left:105px;top:0}li.open>ul{display:block}',
  '<ul><li><div>Sea</div><ul><li>Coral</li><li><div>Birds</div><ul><li>Gull</li><li>Tern</li></ul></li></ul></li><li>Land</li></ul><p id="chosen">None</p>',
  `for (const item of document.querySelectorAll('li')) {
    item.addEventListener('mouseenter', () => { setTimeout(() => item.classList.add('open'), 250); });
    item.addEventListener('mouseleave', () => { item.classList.remove('open'); });
    if (!item.querySelector('ul')) item.addEventListener('click', () => { $('#chosen').textContent = item.textContent; });
  }`,
);

/** Sliders whose track listens too, and whose handle has no name at all. */
export const trackPage = page(
  'Light',
  '.s{position:relative;width:200px;height:10px;margin:20px;background:#ccc}.k{position:absolute;top:-5px;width:20px;height:20px;margin-left:-10px;background:#555}',
  '<div class="s"><span class="k" tabindex="0"></span></div><b id="number"></b>',
  `let value = 40;
  const set = (to) => { value = to; $('#number').textContent = value; $('.k').style.left = value + '%'; };
  $('.s').addEventListener('mousedown', ({ target, offsetX }) => { $('.k').focus(); if (target !== $('.k')) set(Math.round(offsetX / 2)); });
  $('.k').addEventListener('keydown', ({ key }) => set(value + ({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0)));
  set(40);`,
);

/** Shapes and boxes that are told apart by colour and size alone, heard by one listener around them. */
export const shapesPage = page(
  'Shapes',
  '.c{display:inline-block;width:20px;height:20px;cursor:pointer}',
  `<svg width="240" height="120"><circle cx="40" cy="50" r="30" fill="magenta"/><circle cx="120" cy="50" r="8" fill="magenta"/><rect x="180" y="20" width="40" height="40" fill="lime"/></svg>
  <div><span class="c" style="background:olive"></span><span class="c" style="background:navy"></span></div><p id="pressed">Nothing</p>`,
  `$('svg').addEventListener('mousedown', ({ target }) => { $('#pressed').textContent = target.localName + target.getAttribute('r'); });
  for (const box of document.querySelectorAll('.c')) box.addEventListener('click', () => { $('#pressed').textContent = box.style.backgroundColor; });`,
);

/** Fields that hold what is to be copied, one that only a calendar fills, and one about the user. */
export const heldPage = page(
  'Words',
  '',
  `<textarea>One  two</textarea><input value="three"><input readonly id="day"><select multiple size="3"><option>Ada</option><option>Bo</option></select>
  <form><input type="email" value="me@own.test"><input value="Wren"></form>`,
  '',
);

/** Boxes without any size of their own inside their labels, and a text of which one word gets a style. */
export const switchPage = page(
  'Switches',
  '[type=checkbox]{position:absolute;opacity:0;width:0;height:0}i{display:inline-block;width:30px;height:14px;background:#999}',
  `<label><input type="checkbox" id="lamp"><i></i> Lamp</label> <label><input type="checkbox" id="fan"><i></i> Fan</label>
  <label><input type="range" min="0" max="20" value="3" oninput="this.nextElementSibling.value = this.value"><output>3</output></label>
  <p><span id="italic">I</span></p><div id="text" contenteditable>The kettle is on.</div>`,
  `$('#italic').addEventListener('mousedown', (event) => { event.preventDefault(); document.execCommand('italic'); });`,
);

/** Things to do: a cross that only the mouse brings up, a text that a double click opens, a class that says what is done. */
export const toDoPage = page(
  'To do',
  'li{list-style:none;position:relative;width:360px;padding:4px}.tick{display:inline-block;width:16px;height:16px;border:1px solid;cursor:pointer}li button{display:none;position:absolute;right:4px}li:hover button{display:inline}',
  '<ul></ul>',
  `held.things = ['Mend mlk', 'Call home', 'Post it', 'Read on'];
  const draw = () => { $('ul').innerHTML = held.things.map((thing, place) => '<li class="' + (place === 2 ? 'done' : '') + '"><span class="tick"></span> <label>' + thing + '</label><button>×</button></li>').join(''); };
  const placeOf = (part) => [...$('ul').children].indexOf(part.closest('li'));
  $('ul').addEventListener('click', ({ target }) => { if (target.localName === 'button') { held.things.splice(placeOf(target), 1); draw(); } });
  $('ul').addEventListener('dblclick', ({ target }) => { if (target.localName === 'label') { held.opened = target.textContent; target.innerHTML = '<input>'; } });
  draw();`,
);

/** What one listener around tells apart, down to free cells: and a mark that says something only under the mouse. */
export const heardPage = page(
  'Heard',
  '.c,.star{display:inline-block;width:20px;height:20px;cursor:pointer}.plain{background:rgb(1, 2, 3)}.ball{border-radius:50%}.day,.row{cursor:pointer}.star{background:#888}td{width:40px;height:20px}.pin{position:absolute;width:14px;height:14px;background:red}.words{display:none}.pin:hover .words{display:block}',
  `<div id="colours"><span class="c" style="background:olive"></span><span class="c" style="background:teal"></span></div>
  <div id="shapes"><b class="c plain"></b><b class="c plain ball"></b></div>
  <div id="days"><span class="day">M</span><span class="day chosen">T</span><span class="day">W</span></div>
  <div id="letters"><div class="row"><span class="star"></span><b>Ada</b> <i>Rota</i></div><div class="row"><span class="star"></span><b>Bo</b> <i>Keys</i></div></div>
  <ul role="listbox" id="found"><li>Ghent</li></ul>
  <table><tr><th>9:00</th><td></td><td>Tea</td></tr></table><span class="pin"><span class="words">Rona</span></span><p id="pressed"></p>`,
  `for (const part of document.querySelectorAll('div, ul, table')) part.addEventListener('click', ({ target, currentTarget }) => { if (target !== currentTarget) $('#pressed').textContent = target.className + ' ' + target.textContent; });`,
);

/** Cards that are moved from column to column as browsers drag. */
export const boardPage = page(
  'Board',
  '.column{display:inline-block;vertical-align:top;width:120px;min-height:160px;background:#eee}',
  '<div id="board"><div class="column"><b>Open</b><p draggable="true">Fix it</p></div> <div class="column"><b>Done</b></div></div>',
  `let card = null;
  $('#board').addEventListener('dragstart', ({ target }) => { card = target; });
  $('#board').addEventListener('dragover', (event) => event.preventDefault());
  $('#board').addEventListener('drop', ({ target }) => { target.closest('.column').append(card); });`,
);

/** A text in a box of its own that has to be read to its end. */
export const termsPage = page(
  'Terms',
  '#box{height:100px;overflow:auto}',
  `<div id="box"><p>${'Keep your voices low. '.repeat(30)}The word is bramble.</p></div><label><input type="checkbox" disabled> Read</label>`,
  `$('#box').addEventListener('scroll', ({ target }) => { if (target.scrollTop + target.clientHeight > target.scrollHeight - 4) $('input').disabled = false; });`,
);

/** What is drawn anew as the mouse goes down: a cell that Enter opens, and a field whose list closes by a press elsewhere. */
export const redrawnPage = page(
  'Redrawn',
  'td{width:60px;height:20px;border:1px solid}#chips{border:1px solid;padding:4px}#found{position:absolute;background:#fff}',
  '<table tabindex="0"></table><div id="chips"></div>',
  `let [cell, isOpen, query] = [0, false, ''];
  held.cells = ['Rent', '700', ''];
  held.chips = [];
  const grid = $('table');
  const draw = () => { grid.innerHTML = '<tr>' + held.cells.map((words, place) => '<td data-place="' + place + '">' + words + '</td>').join('') + '</tr>'; };
  const open = (text) => {
    const field = document.createElement('input');
    field.value = text;
    grid.rows[0].cells[cell].replaceChildren(field);
    field.focus();
    field.addEventListener('keydown', (event) => { event.stopPropagation(); if (event.key === 'Enter') { held.cells[cell] = field.value; draw(); grid.focus(); } });
  };
  grid.addEventListener('mousedown', (event) => {
    const place = event.target.dataset.place;
    if (!place) return;
    cell = Number(place); draw(); grid.focus(); event.preventDefault();
  });
  grid.addEventListener('keydown', ({ key }) => { if (key === 'Enter') open(held.cells[cell]); });
  const chips = () => {
    const found = ['Norpost', 'Ostra'].filter((one) => !held.chips.includes(one) && one.toLowerCase().includes(query.toLowerCase()));
    $('#chips').innerHTML = held.chips.map((one) => '<b>' + one + '</b> ').join('') + '<input>' + (isOpen ? '<div id="found">' + found.map((one) => '<div>' + one + '</div>').join('') + '</div>' : '');
    const field = $('#chips input');
    field.value = query;
    field.addEventListener('input', () => { query = field.value; isOpen = true; chips(); });
    if (isOpen) field.focus();
  };
  $('#chips').addEventListener('mousedown', (event) => {
    event.preventDefault();
    if (event.target.parentNode.id === 'found') { held.chips.push(event.target.textContent); query = ''; }
    isOpen = true; chips();
  });
  document.addEventListener('mousedown', (event) => { if (!event.composedPath().includes($('#chips')) && isOpen) { isOpen = false; chips(); } });
  draw(); chips();`,
);

/** A box that is pressed to open the menu within it, and colours of which a class says which one is chosen. */
export const ownMenuPage = page(
  'Repeat',
  '#repeat{display:inline-block;position:relative;border:1px solid;padding:3px;cursor:pointer}#menu{position:absolute;left:0;top:100%;width:150px;background:#fff}.dot{display:inline-block;width:20px;height:20px;cursor:pointer}',
  `<div id="repeat"><span id="how">Never</span></div><p id="colours" style="margin-top:120px"><span class="dot chosen" style="background:tomato"></span><span class="dot" style="background:teal"></span><span class="dot" style="background:gold"></span></p>`,
  `$('#repeat').addEventListener('click', ({ target }) => {
    const menu = $('#menu');
    if (!menu) return $('#repeat').insertAdjacentHTML('beforeend', '<div id="menu"><div>Never</div><div>Daily</div><div>Every Tuesday</div></div>');
    if (target.parentNode === menu) $('#how').textContent = target.textContent;
    menu.remove();
  });
  $('#colours').addEventListener('click', ({ target }) => { for (const dot of $('#colours').children) dot.classList.toggle('chosen', dot === target); });`,
);

/** A board and a prompt that hear keys without a field: one has the focus, the other leaves it to the page. */
export const keysPage = page(
  'Keys',
  '#board{width:90px;height:40px;border:1px solid}',
  '<div id="board" tabindex="0">Board</div><p id="line"></p>',
  `held.moves = ''; held.lines = []; let line = '';
  $('#board').addEventListener('keydown', (event) => { event.stopPropagation(); held.moves += event.key; });
  addEventListener('keydown', ({ key, ctrlKey }) => {
    if (key === 'Enter') { held.lines.push(line); line = ''; } else if (key.length === 1 && !ctrlKey) line += key;
    $('#line').textContent = line;
  });`,
);

/** What a style sheet alone shows: a pin, the order of a column, which of three is chosen. */
export const stylePage = page(
  'Styles',
  'p.k1::before{content:"📌 "}th{cursor:pointer}th.k2::after{content:" \\25BC"}.a{cursor:pointer;display:inline-block;padding:4px}',
  `<p class="k1">Door code 5520</p><p>Lunch</p><table><tr><th onclick="0">Sum</th><th class="k2" onclick="0">Day</th></tr></table>
  <div><span class="a">Small</span> <span class="a" style="background:rgb(0, 90, 200)">Medium</span> <span class="a">Large</span></div>`,
  `for (const one of document.querySelectorAll('.a')) one.addEventListener('click', () => {});`,
);

/** Titles and cells that a double click opens, each in its own way. */
export const openedPage = page(
  'Opened',
  'b,td{display:inline-block;width:90px;height:20px}',
  '<b id="title">Sheet2</b><table><tr><td id="cell">Open</td><td id="sum">7</td></tr></table>',
  `$('#title').addEventListener('dblclick', ({ target }) => { target.contentEditable = 'true'; target.focus(); getSelection().selectAllChildren(target); });
  $('#title').addEventListener('focusout', ({ target }) => { target.contentEditable = 'false'; });
  $('#cell').addEventListener('dblclick', () => {
    $('#cell').innerHTML = '<select><option>Open<option>Paid<option>Sent</select>';
    $('select').addEventListener('change', ({ target }) => { held.cell = target.value; });
    $('select').focus();
  });
  $('#sum').addEventListener('dblclick', () => {
    $('#sum').innerHTML = '<input value="7">';
    $('#sum input').addEventListener('input', ({ target }) => { held.sum = target.value; });
    $('#sum input').focus();
  });`,
);

/** A button that becomes another one as it goes down: of another name at the first, of the same at the second. */
export const turnedPage = page(
  'Turned',
  'button{display:block;width:120px;height:30px}',
  '<div><button id="one">Show</button></div><div><button id="two">Send</button></div>',
  `held.pressed = [];
  const turn = (old, words) => { const now = document.createElement('button'); now.textContent = words; now.addEventListener('click', () => held.pressed.push(words)); old.replaceWith(now); };
  $('#one').addEventListener('mousedown', ({ target }) => turn(target, 'Buy'));
  $('#two').addEventListener('mousedown', ({ target }) => turn(target, 'Send'));`,
);

/** What is told by where it stands or how it is drawn: tiles in their places, a drawing that hears nothing, a canvas, signs in cells, a picture of boxes. */
export const drawnPage = page(
  'Drawn',
  '#tiles{position:relative;width:90px;height:90px}#tiles div{position:absolute;width:40px;height:40px;cursor:move}.cell{display:inline-block;width:48px;height:48px;cursor:pointer}#dots{width:30px}#dots i{float:left;width:10px;height:10px;background:#eee}#dots .b{background:#000}textarea{width:120px;height:50px}',
  `<div id="tiles"><div style="left:0;top:0">One</div><div style="left:45px;top:0">Two</div><div style="left:0;top:45px">Three</div><div style="left:45px;top:45px">Four</div></div>
  <svg width="100" height="60"><circle cx="10" cy="10" r="5" fill="blue"/><text x="30" y="20" fill="red">K</text></svg>
  <canvas width="60" height="60"></canvas><div id="signs"><div class="cell"><svg width="48" height="48"><path d="M10 10L38 38" stroke="#b00"/></svg></div><div class="cell"></div></div>
  <div id="dots">${'101010101'.replace(/./g, (sign) => (sign === '1' ? '<i class="b"></i>' : '<i></i>'))}</div><textarea></textarea><input type="date"><input type="color">`,
  `const pen = $('canvas').getContext('2d');
  pen.fillStyle = '#ff0000'; pen.fillRect(0, 0, 30, 60); pen.fillStyle = '#0000ff'; pen.fillRect(30, 0, 30, 60);
  $('canvas').addEventListener('mousedown', ({ offsetX, offsetY }) => { held.at = [offsetX, offsetY]; });
  $('#tiles').addEventListener('mousedown', () => {});
  $('#signs').addEventListener('mousedown', () => {});
  $('[type=color]').addEventListener('change', ({ target }) => { held.colour = target.value; });`,
);

/** A text with a link in it, heard by one listener: pressed beside the link and on it. */
export const linkedPage = page(
  'Linked',
  'b{cursor:pointer}',
  '<div id="texts"><p>Nam odio tempus <b>porta</b> erat ut mi.</p><p>Sed nec <b>lacus</b> nisl.</p></div><p id="pressed"></p>',
  `$('#texts').addEventListener('click', ({ target }) => { $('#pressed').textContent = target.localName; });`,
);

/** The same word under a calendar, and on a posting. */
export const applyPage = page(
  'Apply',
  '.day{display:inline-block;width:24px}',
  `<div id="picker"><div>${Array.from({ length: 30 }, (_, day) => `<span class="day">${day + 1}</span>`).join('')}</div><button id="dates">Apply</button></div>
  <div><h2>Nurse</h2><label><input type="checkbox"> Remote</label><button id="job">Apply</button></div><button id="buy">Order</button>`,
  `document.addEventListener('click', ({ target }) => { held.pressed = target.id; });`,
);
