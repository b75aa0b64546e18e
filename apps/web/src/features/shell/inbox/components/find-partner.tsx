import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#lib/use-settled.ts';
import { Avatar } from '#ui/avatar.tsx';
import { TextField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { partnersQuery, type Partner } from '../api.ts';

const PAUSE_MS = 250;

/** The search for a recipient. */
export function FindPartner({ onChoose }: { readonly onChoose: (partner: Partner) => void }) {
  const { t } = useTranslation('inbox');
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), PAUSE_MS);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const partners = useQuery(partnersQuery(search));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="px-4 py-3">
        <TextField
          inputRef={input}
          label={t('find')}
          hideLabel
          placeholder={t('find')}
          hint={t('findHint')}
          value={text}
          onChange={setText}
          before={<Search aria-hidden="true" className="size-4" />}
        />
      </div>
      <div aria-live="polite" className="min-h-0 flex-1 overflow-y-auto">
        {partners.isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="mx-4 my-3 h-8" />)}
        {partners.data?.length === 0 && <p className="px-4 py-3 text-third">{t('noMatch')}</p>}
        <ul>
          {partners.data?.map((partner) => (
            <li key={partner.id}>
              <AriaButton
                className="flex w-full items-center gap-3 px-4 py-2.5 text-left font-semibold transition-colors hover:bg-mute"
                onPress={() => onChoose(partner)}
              >
                <Avatar name={partner.fullname} />
                <span translate="no" className="min-w-0 wrap-anywhere">
                  {partner.fullname}
                </span>
              </AriaButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
