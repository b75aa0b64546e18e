import { PLAN_LIMITS } from '../workspace/plans.ts';
import { isPromoted } from './promotion.ts';

/** A package of talent insights. The price includes the discount; the percentage is a label. */
export interface TalentPackage {
  readonly key: string;
  /** The number of insights. */
  readonly talents: number;
  /** Cents. */
  readonly amount: number;
  readonly discount: number;
  readonly isRecommended: boolean;
}

/** All prices of an installation, in euro cents; the premium report including VAT, everything else plus VAT. */
export interface Prices {
  readonly currency: 'EUR';
  /** A month of Flow; the first administrator is included. */
  readonly flow: { readonly base: number; readonly administrator: number; readonly member: number };
  /** The discount for paying yearly, in percent. */
  readonly yearlyDiscount: number;
  /** Percent off the first year of Flow, through a day in Berlin (YYYY-MM-DD), with additional talent insights. */
  readonly promotion: { readonly percent: number; readonly until: string; readonly insights: number } | null;
  readonly packages: readonly TalentPackage[];
  readonly premiumReport: number;
}

/** The default prices. */
export const DEFAULT_PRICES: Prices = {
  currency: 'EUR',
  flow: { base: 4900, administrator: 1000, member: 200 },
  yearlyDiscount: 10,
  promotion: { percent: 50, until: '2024-12-05', insights: 3 },
  packages: [
    { key: '10x-talent-insights', talents: 10, amount: 19_000, discount: 0, isRecommended: false },
    { key: '25x-talent-insights', talents: 25, amount: 45_000, discount: 5, isRecommended: true },
    { key: '50x-talent-insights', talents: 50, amount: 85_000, discount: 10, isRecommended: false },
  ],
  premiumReport: 2900,
};

/** The payment interval of Flow. */
export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** The seats of Flow: at least one administrator; hired talents, applicants do not count. */
export interface FlowSeats {
  readonly administrators: number;
  readonly members: number;
}

/** The maximum seats of Flow. */
export const FLOW_MOST: FlowSeats = {
  administrators: PLAN_LIMITS.flow.administrators ?? 0,
  members: PLAN_LIMITS.flow.teamMembers ?? 0,
};

/** A line of an order: a quantity at a price, for one period or once. */
export interface PriceLine {
  readonly key: 'base' | 'administrators' | 'members' | 'insights' | 'premium_report';
  readonly quantity: number;
  /** Cents per unit. */
  readonly unit: number;
  /** Cents in total. */
  readonly amount: number;
}

function lineOf(key: PriceLine['key'], quantity: number, unit: number): PriceLine {
  return { key, quantity, unit, amount: quantity * unit };
}

export interface FlowPrice {
  /** For one period; lines without a quantity are left out. */
  readonly lines: readonly PriceLine[];
  /** Cents for one period. */
  readonly amount: number;
  /** The discount on the first period, from a current promotion. */
  readonly promotion: { readonly amount: number; readonly insights: number } | null;
}

/** Cents of a unit for a period: twelve months less the yearly discount, rounded to a cent. */
function unitFor({ yearlyDiscount }: Prices, monthly: number, period: Period): number {
  return period === 'month' ? monthly : Math.round((monthly * 12 * (100 - yearlyDiscount)) / 100);
}

/** The price of Flow for a period. `now` determines the promotion. */
export function priceFlow(
  prices: Prices,
  { administrators, members, period }: FlowSeats & { readonly period: Period },
  now: Date,
): FlowPrice {
  const { base, administrator, member } = prices.flow;
  const lines = [
    lineOf('base', 1, unitFor(prices, base, period)),
    lineOf('administrators', administrators - 1, unitFor(prices, administrator, period)),
    lineOf('members', members, unitFor(prices, member, period)),
  ].filter(({ quantity }) => quantity > 0);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const { promotion } = prices;
  const runs = period === 'year' && promotion !== null && isPromoted(promotion.until, now);
  if (!runs) return { lines, amount, promotion: null };
  const full = (base + (administrators - 1) * administrator + members * member) * 12;
  const promotedAmount = Math.round((full * (100 - promotion.percent)) / 100);
  const off = Math.max(0, amount - promotedAmount);
  return { lines, amount, promotion: { amount: off, insights: promotion.insights } };
}

/** The saving of a year compared with twelve months, in cents. */
export function savedByYear(prices: Prices, seats: FlowSeats, now: Date): number {
  const monthly = priceFlow(prices, { ...seats, period: 'month' }, now).amount;
  return monthly * 12 - priceFlow(prices, { ...seats, period: 'year' }, now).amount;
}

export function findPackage(prices: Prices, key: string | undefined): TalentPackage | undefined {
  return prices.packages.find((candidate) => candidate.key === key);
}

/** Days in which a premium report may be returned for the money. */
export const REFUND_DAYS = 30;
/** The grace period in days after a failed payment. */
export const GRACE_DAYS = 14;

/** The readable number of an order, on pages, in mails and on invoices: the end of its key. */
export function orderNumber(id: string): string {
  return `Q-${id.slice(-8).toUpperCase()}`;
}
