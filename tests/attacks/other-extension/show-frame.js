// As password managers and grammar checkers do: a frame of its own in the page, where the page asks for it, at once or later.
function showFrame() {
  if (!document.querySelector('[data-other-extension]')) return;
  asking.disconnect();
  const frame = document.createElement('iframe');
  frame.src = chrome.runtime.getURL('frame.html');
  frame.style.cssText = 'width:200px;height:40px;position:fixed;right:0;bottom:0;border:0';
  document.documentElement.append(frame);
}
const asking = new MutationObserver(showFrame);
asking.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-other-extension'] });
showFrame();
