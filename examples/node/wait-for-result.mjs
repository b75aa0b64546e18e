// Waits until a talent has finished the survey.
// node wait-for-result.mjs RESULT [SECONDS]        (rights: results:read)
import { fetchData } from './quint.mjs';

const [, , result, seconds = '60'] = process.argv;
for (;;) {
  const { status } = await fetchData(`/items/talents_results/${result}?fields=status`);
  if (status === 'CANCELED') throw new Error('The invitation was withdrawn');
  if (status === 'FINISHED') break;
  await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
}
console.log('finished');
