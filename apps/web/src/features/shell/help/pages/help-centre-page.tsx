import { getRouteApi } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { findArticles } from '../model/article-search.ts';
import { WriteToUs } from '../components/write-to-us.tsx';
import { useArticles } from '../use-articles.ts';

const route = getRouteApi('/_topbar/help/');

/** Every article, with a search over their texts. */
export function HelpCentrePage() {
  const { t } = useTranslation('help');
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const articles = findArticles(useArticles(), q);
  const search = (text: string) => void navigate({ search: text === '' ? {} : { q: text }, replace: true });
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader title={t('centre.title')} lead={t('centre.lead')} />
      <SearchField label={t('centre.search')} value={q} onChange={search} />
      <output className="block py-3 text-sm text-third">
        {t('centre.found', { count: articles.length })}
      </output>
      {articles.length === 0 ? (
        <EmptyState
          title={t('centre.none')}
          text={t('centre.noneText')}
          action={
            <Button kind="secondary" onPress={() => search('')}>
              {t('centre.clear')}
            </Button>
          }
        />
      ) : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
          {articles.map((article) => (
            <li key={article.slug} className="border-b border-line last:border-b-0">
              <TextLink
                to="/help/$slug"
                params={{ slug: article.slug }}
                className="flex items-center gap-4 px-5 py-4 text-ink no-underline hover:bg-mute"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{article.title}</span>
                  <span className="line-clamp-2 pt-0.5 text-sm font-normal text-third">
                    {article.text[0]}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-third" />
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className="pt-6 text-center">
        <WriteToUs />
      </p>
    </div>
  );
}
