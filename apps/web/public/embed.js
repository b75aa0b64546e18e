// Embeds a survey of Quint in another website, version 1:
// <div data-quint-survey="ADDRESS" data-quint-title="TITLE"></div>. The element gets the events quint:ready and
// quint:finished. See docs/embedding.md.
(() => {
  const own = new URL(document.currentScript.src).origin;
  const START_HEIGHT = 640;
  const boxes = new Map();

  function show(box) {
    const url = new URL(box.dataset.quintSurvey, own);
    if (url.origin !== own || box.querySelector('iframe') !== null) return;
    const frame = document.createElement('iframe');
    frame.title = box.dataset.quintTitle || 'Survey';
    frame.loading = 'lazy';
    frame.allow = 'clipboard-write';
    // The framed page must know the website to which it sends its height.
    frame.referrerPolicy = 'origin';
    frame.style.cssText = `display:block;width:100%;height:${START_HEIGHT}px;border:0`;
    frame.src = url.href;
    boxes.set(frame, box);
    box.append(frame);
  }

  function take({ origin, source, data }) {
    if (origin !== own || typeof data !== 'object' || data === null) return;
    for (const [frame, box] of boxes) {
      if (frame.contentWindow !== source) continue;
      if (data.type === 'quint:height' && data.height > 0) frame.style.height = `${Number(data.height)}px`;
      if (data.type === 'quint:ready' || data.type === 'quint:finished') {
        const detail = { result: data.result ?? null };
        box.dispatchEvent(new CustomEvent(data.type, { bubbles: true, detail }));
      }
    }
  }

  function start() {
    for (const box of document.querySelectorAll('[data-quint-survey]')) show(box);
  }

  addEventListener('message', take);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
