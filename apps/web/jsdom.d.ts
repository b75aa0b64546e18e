declare module 'jsdom' {
  interface Options {
    readonly url: string;
    /** Runs animation frames, as in a visible window. */
    readonly pretendToBeVisual?: boolean;
    /** Runs scripts of the document, with full access to Node. */
    readonly runScripts?: 'dangerously';
    readonly beforeParse?: (window: Window & typeof globalThis) => void;
  }
  export class JSDOM {
    constructor(html: string, options: Options);
    readonly window: Window & typeof globalThis;
  }
}
