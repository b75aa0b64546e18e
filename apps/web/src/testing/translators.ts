/** The original methods, as used by a translator whose scripts run isolated from those of the page. */
// oxlint-disable-next-line typescript/unbound-method -- each call passes its node
const { removeChild, insertBefore } = Node.prototype;

/** The untranslated texts. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  return texts.filter(({ data }) => data !== '' && !data.startsWith('«'));
}

function markText(text: string): string {
  return `«${text}»`;
}

function fontOf(text: string): HTMLElement {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.textContent = markText(text);
  outer.append(inner);
  return outer;
}

function parentOf(node: Node): Node {
  if (node.parentNode === null) throw new Error('The node has no parent');
  return node.parentNode;
}

/** Moves a node with the original method, which the page has not replaced. */
export function moveBefore(node: Node, next: Node): void {
  insertBefore.call(parentOf(next), node, next);
}

function eachText(translate: (text: Text) => void): (root: Node) => void {
  return (root) => textsIn(root).forEach(translate);
}

function elementsIn(root: Element): Element[] {
  return [root, ...root.querySelectorAll('*')];
}

/** The changes that browsers and extensions make to the texts of a page. */
export const TRANSLATORS: Readonly<Record<string, (root: Element) => void>> = {
  'replaces each text by an element': eachText((text) => text.replaceWith(fontOf(text.data))),
  'replaces by replaceChild': eachText((text) => parentOf(text).replaceChild(fontOf(text.data), text)),
  'inserts an element before each text, then removes it': eachText((text) => {
    parentOf(text).insertBefore(fontOf(text.data), text);
    parentOf(text).removeChild(text);
  }),
  'does so with methods of its own': eachText((text) => {
    moveBefore(fontOf(text.data), text);
    removeChild.call(parentOf(text), text);
  }),
  'removes each text, then inserts an element': eachText((text) => {
    const { nextSibling: next } = text;
    const parent = parentOf(text);
    text.remove();
    parent.insertBefore(fontOf(text.data), next);
  }),
  'puts an element after each text, then removes it': eachText((text) => {
    text.after(fontOf(text.data));
    text.remove();
  }),
  'moves each text into an element': eachText((text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }),
  'moves each text into an element by the methods of the page': eachText((text) => {
    const font = document.createElement('font');
    parentOf(text).insertBefore(font, text);
    font.appendChild(text);
    text.nodeValue = markText(text.data);
  }),
  'hides each text in an element beside its translation': eachText((text) => {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper, fontOf(text.data));
    wrapper.hidden = true;
    wrapper.append(text);
  }),
  'replaces each text by another text': eachText((text) => text.replaceWith(markText(text.data))),
  'replaces each text by several': eachText((text) => {
    const [first = '', ...others] = text.data;
    text.replaceWith(markText(first), fontOf(others.join('')));
  }),
  'changes each text in place': eachText((text) => {
    text.data = markText(text.data);
  }),
  'translates what it has translated before': (root) => {
    for (const font of root.querySelectorAll('font')) {
      if (font.querySelector('font') === null) font.textContent = `«${font.textContent}»`;
    }
    textsIn(root).forEach((text) => text.replaceWith(fontOf(text.data)));
  },
  'joins texts beside each other': (root) => {
    for (const text of textsIn(root)) {
      const beside = text.nextSibling;
      if (!text.isConnected) continue;
      const isPair = beside?.nodeType === Node.TEXT_NODE;
      text.replaceWith(fontOf(text.data + (isPair ? beside.nodeValue : '')));
      if (isPair) (beside as Text).remove();
    }
  },
  'normalises elements': (root) => root.normalize(),
  'writes elements without children anew': (root) => {
    for (const element of elementsIn(root))
      if (element.childElementCount === 0)
        element.innerHTML = element.innerHTML.replaceAll(/[^«»]+/g, '«$&»');
  },
  'puts the texts back': (root) => {
    const texts = textsIn(root);
    const fonts = texts.map((text) => {
      const font = fontOf(text.data);
      text.replaceWith(font);
      return font;
    });
    texts.forEach((text, index) => fonts[index]?.replaceWith(text));
  },
};

/** The visible text, without the marks of translators and without hidden parts. */
export function visibleTextOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('[hidden]').forEach((hiddenElement) => hiddenElement.remove());
  return (copy.textContent ?? '').replaceAll(/[«»]/g, '');
}
