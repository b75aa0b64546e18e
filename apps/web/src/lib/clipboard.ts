/**
 * Puts a text into the clipboard that may still be on its way. The promise itself is handed over where the browser
 * takes one: Safari forgets the person's press while we wait. Throws when there is no clipboard or no permission.
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
