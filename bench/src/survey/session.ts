type Headers = Readonly<Record<string, string>>;

function post(port: number, path: string, headers: Headers, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/survey/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * Opens a survey link as a device does and confirms that existing answers are the person's own. Returns the headers for
 * the further requests of the device.
 */
export async function openSurvey(port: number, token: string): Promise<Headers> {
  const answer = await post(port, 'session', {}, { token });
  if (!answer.ok) throw new Error(`survey session: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { state: string } };
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const xsrf =
    cookies.find((cookie) => cookie.startsWith('XSRF-SURVEY='))?.slice('XSRF-SURVEY='.length) ?? '';
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(xsrf) };
  if (data.state === 'whose_answers') {
    const response = await post(port, 'whose-answers', headers, { own: true });
    if (!response.ok) throw new Error(`whose answers: ${response.status} ${await response.text()}`);
  }
  return headers;
}
