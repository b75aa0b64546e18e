// Sends a request with the token; throws the message of a refusal.
const { QUINT_URL, QUINT_TOKEN } = process.env;

export async function ask(path, { method = 'GET', body } = {}) {
  const answer = await fetch(new URL(`/api${path}`, QUINT_URL), {
    method,
    headers: {
      authorization: `Bearer ${QUINT_TOKEN}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  // Too many requests in this minute: the answer says when to come again.
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000));
    return ask(path, { method, body });
  }
  const { errors } = await answer.json();
  throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
}

export async function fetchData(path, request) {
  return (await (await ask(path, request)).json()).data;
}
