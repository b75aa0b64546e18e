import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { loadPhrases, setLanguage } from '#lib/i18n.ts';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { makeOwnData } from '../../testing/own-privacy.ts';
import { ERASED_RECORD, ERASING_PREVIEW } from '../../testing/privacy.ts';
import { renderApp, renderUi } from '../../testing/render.tsx';
import { EraseDialog } from './components/erase-dialog.tsx';

const OWN = {
  ...ERASING_PREVIEW,
  name: 'Anna Kowalski',
  records: [ERASED_RECORD, { ...ERASED_RECORD, organization: 'Basalt AG', answers: 0, results: 0, notes: 0 }],
};

function serve(preview: object) {
  api.use(http.get('*/api/users/me/erasing', () => HttpResponse.json({ data: preview })));
}

async function open(preview: object, onErase = vi.fn(() => Promise.resolve())) {
  serve(preview);
  await loadPhrases('common', 'erasing');
  const onClose = vi.fn();
  const user = renderUi(<EraseDialog target={{ own: true }} onClose={onClose} onErase={onErase} />);
  return { user, onClose, onErase };
}

describe('Deleting the own data', () => {
  it('shows what is erased at once, what stays and until when, and what cannot be undone', async () => {
    await open(OWN);
    expect(await screen.findByRole('heading', { name: 'Deleted at once' })).toBeTruthy();
    expect(screen.getByText('At Basalt AG')).toBeTruthy();
    expect(screen.getByText('All 110 answers')).toBeTruthy();
    expect(screen.getByText('22 Nov 2029')).toBeTruthy();
    expect(
      screen.getByText(
        '2 e-mails that were sent, the last on 3 Nov 2026. They are in the mailboxes they went to.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'A report that Lena Brandt of Nordlicht GmbH opened on 3 Nov 2026 and may have saved.',
      ),
    ).toBeTruthy();
  });

  it('happens only after the name was typed, in any letter case', async () => {
    const { user, onErase } = await open(OWN);
    await user.click(await screen.findByRole('button', { name: 'Continue to delete' }));
    const field = screen.getByRole('textbox', { name: /Anna Kowalski/ });
    expect(document.activeElement).toBe(field);
    const erase = screen.getByRole('button', { name: 'Delete everything for good' });
    await user.type(field, 'Anna');
    expect(erase.hasAttribute('disabled')).toBe(true);
    await user.type(field, ' kowalski{Enter}');
    await waitFor(() => expect(onErase).toHaveBeenCalledWith('Anna kowalski'));
  });

  it('is refused with the reason, and can be cancelled', async () => {
    const message = 'You are the only administrator of Nordlicht.';
    const { user, onClose } = await open({
      ...OWN,
      refusal: { code: 'account.last_administrator', message },
    });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    const goOn = screen.getByRole('button', { name: 'Continue to delete' });
    expect(goOn.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Keep my data' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('speaks German', async () => {
    await setLanguage('de');
    await open(OWN);
    expect(await screen.findByRole('heading', { name: 'Bleibt, und bis wann' })).toBeTruthy();
    expect(screen.getByText('Alle 110 Antworten')).toBeTruthy();
  });
});

describe('After the own account was deleted', () => {
  it.each([
    ['answers', () => new HttpResponse(null, { status: 204 })],
    ['is out of reach', () => HttpResponse.error()],
  ])(
    'a page shows what was erased, where, and until when the record of it stays; the sign-out %s',
    async (_how, answer) => {
      signedInAs(makeUser());
      serve(OWN);
      api.use(
        http.get('*/api/users/me/privacy', () =>
          HttpResponse.json({ data: { places: [makeOwnData()], export: null } }),
        ),
        http.post('*/api/users/me/erasing', () => new HttpResponse(null, { status: 204 })),
        http.post('*/api/auth/logout', answer),
      );
      const { user, where } = renderApp('/profile/data');
      await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
      await user.click(await screen.findByRole('button', { name: 'Continue to delete' }));
      await user.type(await screen.findByLabelText('Name: Anna Kowalski'), 'Anna Kowalski');
      await user.click(screen.getByRole('button', { name: 'Delete everything for good' }));
      expect(
        await screen.findByRole('heading', { name: 'Your account and your data were deleted' }),
      ).toBeTruthy();
      expect(screen.getByText('At Basalt AG')).toBeTruthy();
      expect(screen.getByText('22 Nov 2029')).toBeTruthy();
      expect(where()).toBe('/erased');
      // The header is that of a guest.
      expect(await screen.findByRole('radio', { name: 'DE' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Anna Kowalski/ })).toBeNull();
    },
  );
});
