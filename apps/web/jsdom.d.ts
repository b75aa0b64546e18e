declare module 'jsdom' {
  interface Options {
    readonly url: string;
    /** Animation frames run, as in a visible window. */
    readonly pretendToBeVisual?: boolean;
    /** Scripts of the document run, with all that Node can do. */
    readonly runScripts?: 'dangerously';
    readonly beforeParse?: (window: Window & typeof globalThis) => void;
  }
  export class JSDOM {
    constructor(html: string, options: Options);
    readonly window: Window & typeof globalThis;
  }
}
