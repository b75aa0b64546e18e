import { PUBLIC_LINK_KINDS, type PublicLinkKind } from '@quint/domain/survey/survey-entrances.ts';
import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicLinksQuery, useMakePublicLink } from '#features/invitations/invitations/api.ts';
import { copyText } from '#lib/clipboard.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { frameSnippet, scriptSnippet } from '../model/snippet.ts';

const FORMS = ['script', 'frame'] as const;
const LANGUAGE_CHOICES = ['browser', ...LANGUAGES] as const;

/** The code for the own page: which entrance, in which language, with or without our script. */
export function CodeCard({ workspace }: { readonly workspace: string }) {
  const { t } = useTranslation('survey-frames');
  const [kind, setKind] = useState<PublicLinkKind>('applicants');
  const links = useQuery(publicLinksQuery);
  const linkCreation = useMakePublicLink();
  const link = links.data?.find((one) => one.kind === kind);
  return (
    <Card title={t('code.title')}>
      <div className="flex flex-col items-start gap-4">
        <SegmentedControl
          label={t('code.kind')}
          options={PUBLIC_LINK_KINDS.map((value) => ({ value, label: t(`code.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        {links.isPending && <Skeleton className="h-32 w-full" />}
        {links.isSuccess && link === undefined && (
          <>
            <p className="text-pretty text-second">{t('code.noLink')}</p>
            <Button
              kind="secondary"
              isLoading={linkCreation.isPending}
              onPress={() => linkCreation.mutate(kind)}
            >
              {t('code.makeLink')}
            </Button>
          </>
        )}
        {link !== undefined && <Code link={link.url} workspace={workspace} />}
      </div>
    </Card>
  );
}

function Code({ link, workspace }: { readonly link: string; readonly workspace: string }) {
  const { t } = useTranslation('survey-frames');
  const { t: common, i18n } = useTranslation('common');
  const [language, setLanguage] = useState<(typeof LANGUAGE_CHOICES)[number]>('browser');
  const [form, setForm] = useState<(typeof FORMS)[number]>('script');
  const chosenLanguage = language === 'browser' ? undefined : language;
  const title = t('code.frameTitle', { lng: chosenLanguage ?? i18n.language });
  const options = { link, workspace, language: chosenLanguage, title };
  const code = form === 'script' ? scriptSnippet(options) : frameSnippet(options);
  const copy = async () => {
    try {
      await copyText(Promise.resolve(code));
      notify({ id: 'survey-frames', text: t('code.copied') });
    } catch {
      notify({ id: 'survey-frames', type: 'error', text: common('fault.copying') });
    }
  };
  return (
    <>
      <SegmentedControl
        label={t('code.language')}
        options={LANGUAGE_CHOICES.map((value) => ({ value, label: t(`code.languages.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      <SegmentedControl
        label={t('code.form')}
        options={FORMS.map((value) => ({ value, label: t(`code.forms.${value}`) }))}
        value={form}
        onChange={setForm}
      />
      <p className="text-pretty text-second">{t(`code.formText.${form}`)}</p>
      <TextArea label={t('code.label')} value={code} readOnly />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t('code.copy')}
        </Button>
        <a href={link} target="_blank" rel="noopener" className={buttonClass({ kind: 'light' })}>
          {t('code.preview')}
        </a>
      </div>
    </>
  );
}
