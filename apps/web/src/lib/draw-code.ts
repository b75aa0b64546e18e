/** A text as a QR code: its width in modules, and its dark modules as one path. */
export async function drawCode(text: string): Promise<{ readonly side: number; readonly path: string }> {
  const { default: createCode } = await import('qrcode-generator');
  const code = createCode(0, 'M');
  code.addData(text);
  code.make();
  const side = code.getModuleCount();
  const cells = Array.from({ length: side * side }, (_, index) => [Math.floor(index / side), index % side]);
  const path = cells
    .filter(([row = 0, column = 0]) => code.isDark(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join('');
  return { side, path };
}
