export function pickMessage(messages: readonly string[], random: () => number = Math.random): string {
  return messages[Math.min(messages.length - 1, Math.floor(random() * messages.length))] ?? '';
}
