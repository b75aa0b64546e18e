import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';

/** Answers the requests of the invitation page before it sends any invitation. */
export function answerInvitePage(): void {
  api.use(
    http.get('*/api/invite/talents/terms', () =>
      HttpResponse.json({
        data: {
          mails_per_day: 9,
          days: [],
          address_form: 'du',
          trust: { pack: 'flow', isTrial: false, finished: 0 },
        },
      }),
    ),
    http.post('*/api/invite/talents/preview', () =>
      HttpResponse.json({ data: { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' } }),
    ),
    http.post('*/api/invite/talents/doubles', () => HttpResponse.json({ data: [] })),
  );
}

/** Selects a file with people on the invitation page. */
export async function uploadList(
  user: UserEvent,
  name: string,
  contents: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
  const file = new File([bytes], name);
  file.arrayBuffer = async () => bytes.buffer;
  await screen.findByText('Drop a file here, or');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, file);
}
