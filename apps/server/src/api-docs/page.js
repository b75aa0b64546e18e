// Runs in the browser. The page describes and calls nothing: it has no buttons to sign in or to send requests.
const withoutCalls = () => ({
  wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null },
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#page',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [withoutCalls],
});
