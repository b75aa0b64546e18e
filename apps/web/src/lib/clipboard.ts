/**
 * Copies a text that may still be loading. The promise itself is handed to browsers that accept one: Safari forgets the
 * user's click while we wait. Throws without a clipboard or permission.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const canWait = typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard.write === 'function';
  if (!canWait) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
