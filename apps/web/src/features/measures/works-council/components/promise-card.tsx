import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

const PAGES = {
  ranges: '/works-council/roles',
  fairness: '/fairness',
  log: '/works-council/access-log',
  manual: '/big-five-manual',
} as const;
const NEVER = ['results', 'people', 'few', 'files', 'changes'] as const;

interface LineProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Line({ icon, children }: LineProps) {
  return (
    <li className="flex items-start gap-2.5">
      {icon}
      <span className="min-w-0 text-pretty">{children}</span>
    </li>
  );
}

/** The pages that a works council may read, with links, and the data it never gets. */
export function PromiseCard() {
  const { t } = useTranslation('works-council');
  const yes = <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-strong-text" />;
  const no = <X aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-third" />;
  return (
    <Card>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div>
          <h2 className="pb-3 text-md font-semibold">{t('promise.reads')}</h2>
          <ul className="flex flex-col gap-3">
            {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => (
              <Line key={page} icon={yes}>
                <TextLink
                  to={PAGES[page]}
                  className="inline-flex min-h-6 items-center font-semibold max-md:-my-2.5 max-md:min-h-11"
                >
                  {t(`promise.pages.${page}.name`)}
                </TextLink>
                <span className="block text-second">{t(`promise.pages.${page}.text`)}</span>
              </Line>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="pb-3 text-md font-semibold">{t('promise.never')}</h2>
          <ul className="flex flex-col gap-3 text-second">
            {NEVER.map((line) => (
              <Line key={line} icon={no}>
                {t(`promise.not.${line}`)}
              </Line>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
