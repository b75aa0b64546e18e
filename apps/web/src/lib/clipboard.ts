/**
 * Copies a text that may still be loading. The promise itself is handed to browsers that accept one: Safari forgets the
 * user's click while we wait. Throws what the text was refused with, and without a clipboard or permission.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const canWait = typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard.write === 'function';
  if (!canWait) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  // A browser without permission refuses before the text is there, and looks at the promise no more.
  const [loadOutcome, writeOutcome] = await Promise.allSettled([
    blob,
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]),
  ]);
  for (const outcome of [loadOutcome, writeOutcome]) if (outcome.status === 'rejected') throw outcome.reason;
}
