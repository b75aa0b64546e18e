declare module 'punycode/punycode.es6.js' {
  /** The labels of a domain decoded. Throws RangeError for a label that is no Punycode. */
  export function toUnicode(domain: string): string;
}
