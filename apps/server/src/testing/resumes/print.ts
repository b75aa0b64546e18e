import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = fileURLToPath(new URL('../../pdf/fonts/', import.meta.url));
const NAMES = ['figtree-400', 'figtree-500', 'figtree-600', 'figtree-700', 'inter-500'];
const SOURCE = join(FONTS, 'resume.typ');

let compiler: NodeCompiler | undefined;

/** Prints a Typst source with the fonts of the product. */
export function printTypst(source: string): Buffer {
  compiler ??= NodeCompiler.create({
    workspace: FONTS,
    fontArgs: [{ fontBlobs: NAMES.map((name) => readFileSync(join(FONTS, `${name}.ttf`))) }],
  });
  compiler.addSource(SOURCE, source);
  return compiler.pdf({ mainFilePath: SOURCE });
}
