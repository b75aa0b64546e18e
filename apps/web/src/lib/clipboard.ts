/**
 * Copies a text that may still be loading. Browsers that support it get the promise itself, because Safari forgets the
 * user's click during a wait. Throws the error of the text, or an error without a clipboard or permission.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const canWait = typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard.write === 'function';
  if (!canWait) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  // A browser without permission refuses before the text is loaded, and ignores the promise from then on.
  const [loadOutcome, writeOutcome] = await Promise.allSettled([
    blob,
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]),
  ]);
  for (const outcome of [loadOutcome, writeOutcome]) if (outcome.status === 'rejected') throw outcome.reason;
}
