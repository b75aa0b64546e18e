import { createFileRoute } from '@tanstack/react-router';
import { openGuide } from '#features/shell/video-guide/api.ts';
import { VideoGuidePage } from '#features/shell/video-guide/pages/video-guide-page.tsx';

export const Route = createFileRoute('/_topbar/video-guide/{-$lang}')({
  staticData: { who: 'everyone' },
  loader: ({ params, preload }) => openGuide(params.lang, preload),
  component: VideoGuide,
});

function VideoGuide() {
  const { lang } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <VideoGuidePage
      onLanguage={(language) => {
        if (lang !== undefined && lang !== language)
          void navigate({ params: { lang: language }, replace: true });
      }}
    />
  );
}
