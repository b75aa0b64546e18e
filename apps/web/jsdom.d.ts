declare module 'jsdom' {
  interface Options {
    readonly url: string;
    /** Frames come, as in a window somebody looks at. */
    readonly pretendToBeVisual: boolean;
  }
  export class JSDOM {
    constructor(html: string, options: Options);
    readonly window: Window & typeof globalThis;
  }
}
