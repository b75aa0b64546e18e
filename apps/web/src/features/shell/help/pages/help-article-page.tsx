import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { WriteToUs } from '../components/write-to-us.tsx';
import { useArticles } from '../use-articles.ts';

const route = getRouteApi('/_topbar/help/$slug');
const NEXT = 3;

/** One article, with links to the next ones. */
export function HelpArticlePage() {
  const { t } = useTranslation('help');
  const { slug } = route.useParams();
  const articles = useArticles();
  const index = articles.findIndex((article) => article.slug === slug);
  const article = articles[index];
  if (article === undefined) {
    return (
      <EmptyState
        level={1}
        title={t('centre.missing')}
        action={<ButtonLink to="/help">{t('centre.back')}</ButtonLink>}
      />
    );
  }
  const next = [...articles.slice(index + 1), ...articles.slice(0, index)].slice(0, NEXT);
  return (
    <article className="mx-auto max-w-[70ch]">
      <PageHeader
        title={article.title}
        above={
          <TextLink to="/help" className="finger text-sm">
            {t('centre.back')}
          </TextLink>
        }
      />
      <div className="flex flex-col gap-3 text-pretty text-second">
        {article.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <nav aria-labelledby="read-next" className="mt-8 border-t border-line pt-5">
        <h2 id="read-next" className="pb-2 text-md font-semibold">
          {t('centre.more')}
        </h2>
        <ul className="flex flex-col gap-1.5 max-md:gap-0">
          {next.map((each) => (
            <li key={each.slug}>
              <TextLink
                to="/help/$slug"
                params={{ slug: each.slug }}
                className="inline-flex items-center max-md:min-h-11"
              >
                {each.title}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="pt-6">
        <WriteToUs />
      </p>
    </article>
  );
}
