import { readFileSync } from 'node:fs';

const FONTS = [
  { family: 'Figtree', weight: 400, file: 'figtree-400' },
  { family: 'Figtree', weight: 500, file: 'figtree-500' },
  { family: 'Figtree', weight: 600, file: 'figtree-600' },
  { family: 'Figtree', weight: 700, file: 'figtree-700' },
];

function fontFaces(): string {
  return FONTS.map(({ family, weight, file }) => {
    const url = new URL(`../../apps/server/src/pdf/fonts/${file}.ttf`, import.meta.url);
    const data = readFileSync(url).toString('base64');
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
  }).join('');
}

/** The look of the printed page: the shipped fonts and what the templates of the report set. */
export function reportStyle(): string {
  return `${fontFaces()}
@page{size:A4;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 9.2pt/1.45 Figtree;color:#4b4763;-webkit-print-color-adjust:exact}
.page{position:relative;width:210mm;height:297mm;padding:26mm 22mm 22mm;overflow:hidden;break-after:page}
.page:last-child{break-after:auto}
.head,.foot{position:absolute;left:22mm;right:22mm;font-size:7.5pt;color:#68647e;display:flex;justify-content:space-between}
.head{top:13mm}.foot{bottom:9mm;gap:4mm}
h1,h2,h3,b{color:#17142b;font-weight:600}
h1{font-size:20pt;line-height:1.2;margin-bottom:9pt}h2{font-size:12pt;margin:11pt 0 5pt}h3{font-size:9.5pt;margin:7pt 0 3pt}
p{margin-bottom:5pt}ul{padding-left:12pt;margin-bottom:5pt}li{margin-bottom:2pt}
.lead{font-size:10.5pt;margin-bottom:10pt}.small{font-size:8pt}
.two,.three{display:grid;grid-template-columns:1fr 1fr;gap:4pt 18pt}.three{grid-template-columns:1fr 1fr 1.15fr}
.card{background:#f8f7fb;border-radius:10pt;padding:10pt 13pt;margin:7pt 0}
.chip{display:inline-block;width:17pt;height:17pt;line-height:16pt;border-radius:50%;border:.7pt solid;text-align:center;font-weight:700;font-size:8pt;margin-right:6pt}
.badge{display:inline-block;border-radius:9pt;padding:2pt 7pt;background:#e2f5ed;color:#0f8a5f;font-weight:600;font-size:8pt}
.row{display:flex;align-items:center;justify-content:space-between;gap:10pt;margin:5pt 0}
.track{position:relative;width:200pt;height:8pt;border-radius:4pt;background:#e6e3ef}
.track i{position:absolute;top:3pt;height:2pt;border-radius:1pt;background:#6b4ce6}
.track b{position:absolute;top:-1pt;width:10pt;height:10pt;border-radius:50%;background:#6b4ce6;border:1.5pt solid #fff}
.note{border-left:2pt solid #6b4ce6;padding-left:8pt;margin:6pt 0}
.facets{display:grid;grid-template-columns:1fr 52pt 1fr 52pt;gap:2pt 10pt;font-size:8.5pt}
table{width:100%;border-collapse:collapse;margin-bottom:6pt}td,th{padding:5pt 4pt;border-bottom:.6pt solid #e6e3ef;text-align:left}
.bars{display:grid;grid-template-columns:repeat(9,1fr);gap:4pt;align-items:end;text-align:center}.bars i{display:block;background:#c5b9f5;border-radius:3pt 3pt 0 0}
svg{display:block;width:100%;height:auto}.tight{font-size:7.9pt}.tight .small{font-size:7.2pt}.tight h1{font-size:17pt;margin-bottom:5pt}.tight h2,.tight h3{margin:5pt 0 2pt}`;
}
