declare module 'jsdom' {
  interface Options {
    readonly url: string;
    /** Animation frames run, as in a visible window. */
    readonly pretendToBeVisual: boolean;
  }
  export class JSDOM {
    constructor(html: string, options: Options);
    readonly window: Window & typeof globalThis;
  }
}
