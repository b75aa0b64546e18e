import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { Card } from '#ui/card.tsx';
import { TRAIT_FILL } from '#ui/trait-fill.ts';
import { facetsOf, levelOf, type ResultScores } from '../model/readings.ts';

const DOMAINS = ['O', 'C', 'E', 'A', 'N'] as const;
const LEVELS = ['low', 'middle', 'high'] as const;

/** All facets, a dot for each in one of three columns. */
export function FacetDots({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-personality-profile');
  const { t: common } = useTranslation('insights');
  return (
    <Card title={t('facets.title')}>
      <p className="pb-4 text-second">{t('facets.text')}</p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {DOMAINS.map((domain) => {
          const trait = domain === 'N' ? 'ES' : domain;
          return (
            <section key={domain} className="flex flex-col gap-1">
              <h3 className="pb-1 font-semibold">
                <TraitName trait={trait} />
              </h3>
              <ul className="flex flex-col">
                {facetsOf(result, domain).map((facet) => {
                  const level = levelOf(result, facet);
                  return (
                    <li
                      key={facet}
                      className="grid grid-cols-[1fr_auto] items-center gap-3 border-t border-line-soft py-1.5"
                    >
                      <span>
                        {common(`facets.${facet}`)}
                        <span className="sr-only">
                          {`: ${level === null ? common('notScored') : common(`levels.${level}`)}`}
                        </span>
                      </span>
                      <span aria-hidden="true" className="flex gap-2">
                        {LEVELS.map((each) => (
                          <span
                            key={each}
                            className={cx(
                              'shape size-3.5 rounded-full',
                              each === level ? TRAIT_FILL[trait] : 'bg-mute-strong',
                            )}
                          />
                        ))}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </Card>
  );
}
