import type { Trait } from '@quint/psychometrics/types.ts';
import { reportCharts } from '@quint/server/pdf/report-charts.ts';
import type { ReportModel, ReportTrait, ReportTraitScore, RolePart } from '@quint/server/pdf/report-model.ts';

const COLOURS: Readonly<Record<Trait, string>> = {
  O: '#7a3ff2',
  C: '#1f6fd6',
  E: '#d97706',
  A: '#0f9d73',
  ES: '#c2347d',
};
const STEPS = 9;
const TALLEST_BAR_POINTS = 42;

function esc(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${esc(text)}</p>`).join('');
}

function list(points: readonly string[]): string {
  return points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${esc(point)}</li>`).join('')}</ul>`;
}

function chip(trait: Trait): string {
  return `<span class="chip" style="border-color:${COLOURS[trait]}">${trait}</span>`;
}

function track(score: ReportTraitScore | null): string {
  if (score === null) return '<div class="track"></div>';
  const at = (stanine: number) => ((stanine - 0.5) / STEPS) * 100;
  const bar = `left:${at(score.low)}%;width:${at(score.high) - at(score.low)}%`;
  return `<div class="track"><i style="${bar}"></i><b style="left:calc(${at(score.stanine)}% - 5pt)"></b></div>`;
}

function page(model: ReportModel, number: number, body: string): string {
  const head = number === 1 ? '' : `<div class="head"><span>${esc(model.runningHead)}</span></div>`;
  const foot = `<div class="foot"><span>${esc(model.footer)}</span><span>${number}</span></div>`;
  return `<section class="page">${head}${body}${foot}</section>`;
}

function cover({ cover: part, traits }: ReportModel): string {
  const rows = traits.map(
    ({ trait, name, score, headline, text }) =>
      `<div class="row"><div>${chip(trait)}<b>${esc(name)}</b><br><span class="small">${esc(score ? headline : text)}</span></div>
      ${track(score)}<b>${score?.stanine ?? ''}</b></div>`,
  );
  const facts = part.facts.map(
    ({ label, text }) => `<div><span class="small">${esc(label)}</span><br>${esc(text)}</div>`,
  );
  return `<p><b>${esc(part.kind)}</b></p><h1>${esc(part.name)}</h1><p class="lead">${esc(part.workspace)} · ${esc(part.subtitle)}</p>
    <p>${esc(part.purpose)}</p><div class="card"><h2>${esc(part.glance)}</h2>${rows.join('')}</div>
    <div class="two">${facts.join('')}</div><p class="small">${esc(part.instrument)}</p><p class="small">${esc(part.confidential)}</p>`;
}

function reading({ reading: part }: ReportModel): string {
  const tallest = Math.max(...part.steps.shares);
  const bars = part.steps.shares.map((share, index) => {
    const height = (share / tallest) * TALLEST_BAR_POINTS;
    return `<div><span class="small">${share}</span><i style="height:${height}pt"></i><b>${index + 1}</b></div>`;
  });
  const bands = part.steps.bands.map(({ label }) => `<div class="small">${esc(label)}</div>`);
  const sections = part.sections.map(({ label, text }) => `<div><h3>${esc(label)}</h3>${esc(text)}</div>`);
  const { quality } = part;
  return `<h1>${esc(part.heading)}</h1><p class="lead">${esc(part.lead)}</p>
    <div class="card" role="img" aria-label="${esc(part.steps.alternative)}"><div class="bars">${bars.join('')}</div><div class="three">${bands.join('')}</div></div>
    <div class="two">${sections.join('')}</div>
    <h2>${esc(part.error.heading)}</h2>${paragraphs(part.error.paragraphs)}
    <h2>${esc(part.cannot.heading)}</h2>${list(part.cannot.points)}
    <h2>${esc(quality.heading)}</h2><div class="card"><span class="badge">${esc(quality.label)}</span><p>${esc(quality.text)}</p>${list(quality.notes)}</div>`;
}

function spectrum({ spectrum: part, traits }: ReportModel, chart: string): string {
  const { columns } = part;
  const heads = [columns.trait, columns.stanine, columns.t, columns.percentile, columns.bar, columns.band];
  const rows = traits.map(({ trait, name, score }) => {
    const cells = score
      ? [score.stanine, score.t, score.percentile, score.bar, score.bandLabel].map(
          (cell) => `<td>${esc(String(cell))}</td>`,
        )
      : [`<td colspan="5">${esc(part.notScored)}</td>`];
    return `<tr><td>${chip(trait)}<b>${esc(name)}</b></td>${cells.join('')}</tr>`;
  });
  const head = heads.map((cell) => `<th>${esc(cell)}</th>`).join('');
  return `<h1>${esc(part.heading)}</h1><p class="lead">${esc(part.lead)}</p>${chart}<h2>${esc(part.tableHeading)}</h2>
    <table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>
    <h2>${esc(part.norm.heading)}</h2><p>${esc(part.norm.text)}</p>${list(part.norm.points)}`;
}

function traitPart({ traitLabels: labels }: ReportModel, part: ReportTrait): string {
  const facets = part.facets.map(
    ({ name, levelLabel }) => `<span>${esc(name)}</span><span>${esc(levelLabel)}</span>`,
  );
  const sides = part.score
    ? `<div class="two"><div><h3>${esc(labels.upside)}</h3>${esc(part.upside)}</div><div><h3>${esc(labels.downside)}</h3>${esc(part.downside)}</div></div>`
    : '';
  const both =
    part.bothReadings === null
      ? ''
      : `<p class="note"><b>${esc(labels.bothReadings)}</b> ${esc(part.bothReadings)}</p>`;
  const note = part.facetsNote === null ? '' : `<p class="small">${esc(part.facetsNote)}</p>`;
  return `<div class="row"><h1>${chip(part.trait)}${esc(part.name)}</h1><span class="small">${esc(part.score?.line ?? '')}</span></div>
    <p class="small">${esc(part.measures)}</p>
    <div class="row small"><span>${esc(part.lowPole)}</span>${track(part.score)}<span>${esc(part.highPole)}</span></div>
    <h2>${esc(part.headline)}</h2><p>${esc(part.text)}</p>${sides}${both}<h3>${esc(labels.facets)}</h3><div class="facets">${facets.join('')}</div>${note}`;
}

function traitPages(model: ReportModel): string[] {
  const part = (index: number) => {
    const trait = model.traits[index];
    return trait === undefined ? '' : traitPart(model, trait);
  };
  const { otherPoles: other } = model;
  const rows = other.rows.map(
    ({ trait, pole, upside, downside }) =>
      `<tr><td>${chip(trait)}</td><td><b>${esc(pole)}.</b> ${esc(upside)}</td><td>${esc(downside)}</td></tr>`,
  );
  const poles = `<h1>${esc(other.heading)}</h1><p>${esc(other.lead)}</p>
    <table class="small"><thead><tr><th></th><th>${esc(other.upside)}</th><th>${esc(other.downside)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return [`${part(0)}${part(1)}`, `${part(2)}${part(3)}`, `<div class="tight">${part(4)}${poles}</div>`];
}

function shape({ shape: part, traits, spectrum: { noValue } }: ReportModel, chart: string): string {
  const rows = traits.map(
    ({ trait, name, score }) =>
      `<tr><td>${chip(trait)}<b>${esc(name)}</b></td><td>${score?.stanine ?? esc(noValue)}</td><td>${esc(score?.bar ?? '')}</td></tr>`,
  );
  const { style, columns } = part;
  const bars = style.bars.map(
    ({ name, text, stanine }) =>
      `<div class="row"><div><b>${esc(name)}</b><br><span class="small">${esc(text)}</span></div>
      <div class="track"><i style="left:0;width:${(stanine / STEPS) * 100}%"></i></div><b>${stanine}</b></div>`,
  );
  const tips = style.tips.map(
    ({ name, points }) => `<div><h3>${esc(style.tipsHeading)}: ${esc(name)}</h3>${list(points)}</div>`,
  );
  const head = [columns.trait, columns.stanine, columns.bar].map((cell) => `<th>${esc(cell)}</th>`).join('');
  return `<h1>${esc(part.heading)}</h1><p class="lead">${esc(part.lead)}</p>
    <div class="two"><div>${chart}</div><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>
    <h1>${esc(style.heading)}</h1><p>${esc(style.lead)}</p>${bars.join('')}
    <div class="card"><b>${esc(style.primary)}</b><div class="two">${tips.join('')}</div></div><p class="small">${esc(style.caption)}</p>`;
}

function rolePart(role: RolePart, chart: string): string {
  const { fit } = role;
  const rows = role.traits.map(({ trait, line, inside, meaning }) => {
    const more = inside ? '' : `<div class="small">${esc(meaning)}</div>`;
    return `<div>${chip(trait)}${inside ? esc(line) : `<b>${esc(line)}</b>`}${more}</div>`;
  });
  const after =
    role.probe === null
      ? ''
      : `<p class="small"><b>${esc(role.probe.label)}:</b> ${esc(role.probe.text)}</p>`;
  return `<h1>${esc(role.heading)}</h1><p><b>${esc(role.name)}</b></p><p>${esc(role.lead)}</p>${chart}
    <div class="card"><h1>${esc(fit.value ?? '')}</h1><span class="badge">${esc(fit.label)}</span> <b>${esc(fit.heading)}</b>
    <p>${esc(fit.arithmetic)}</p><p>${esc(fit.interval)}</p><p class="small">${esc(fit.notes.join(' '))}</p></div>${rows.join('')}${after}`;
}

function last({ last: { role, reflection, columns, rights } }: ReportModel, chart: string): string {
  const questions = reflection?.questions.map(({ trait, text }) => `<p>${chip(trait)}${esc(text)}</p>`) ?? [];
  const thinking =
    reflection === null
      ? ''
      : `<h1>${esc(reflection.heading)}</h1><p class="lead">${esc(reflection.lead)}</p>${list(reflection.general)}${questions.join('')}`;
  const closing = columns.map(
    ({ heading, text }) => `<div class="small"><h3>${esc(heading)}</h3>${esc(text)}</div>`,
  );
  const rightsBlock = `<div class="small"><h3>${esc(rights.heading)}</h3>${list(rights.points)}</div>`;
  return `<div class="tight">${role === null ? thinking : rolePart(role, chart)}<div class="three">${closing.join('')}${rightsBlock}</div></div>`;
}

/** Layers of a picture on each other, as the PDF draws them. */
function stackLayers(layers: readonly string[]): string {
  const [lowest = '', ...others] = layers;
  const above = others.map((layer) => `<div style="position:absolute;inset:0">${layer}</div>`);
  return `<div style="position:relative">${lowest}${above.join('')}</div>`;
}

/** The body of the same report as HTML, eight dense pages: the same texts, the same charts, page by page. */
export function reportBody(model: ReportModel): string {
  const charts = reportCharts(model);
  const pages = [
    cover(model),
    reading(model),
    spectrum(model, stackLayers(charts.spectrum)),
    ...traitPages(model),
    shape(model, stackLayers(charts.radar)),
    last(model, stackLayers(charts.role)),
  ];
  return pages.map((body, index) => page(model, index + 1, body)).join('');
}
