// What a domain adds to the company's home page: notices and first steps.
import type { ReactNode } from 'react';
import type { Permission } from './Admin.ts';
import type { homeParts_company$data } from '../../__generated__/homeParts_company.graphql.ts';

/** Something that needs attention. */
export interface Notice {
  id: string;
  tone: 'primary' | 'warning' | 'danger';
  icon: ReactNode;
  text: string;
  /** The page to act on it; without one the text says where. */
  to?: string;
}

/** A step to set up a new school. */
export interface FirstStep {
  id: string;
  title: string;
  text: string;
  isDone: boolean;
  to: string;
}

/** `Company` is the fragment key of the part. */
export interface HomePart<Company> {
  id: string;
  /** Parts are shown in ascending order. */
  position: number;
  /** Any of these is enough to show it. */
  permissions: readonly Permission[];
  notices?: (company: Company) => readonly Notice[];
  firstSteps?: (company: Company) => readonly FirstStep[];
  /** A quick action at the top of the page. */
  Action?: (props: { company: Company }) => ReactNode;
  Card?: (props: { company: Company }) => ReactNode;
}

/** A domain's parts, whose fragments the fragment of the home page spreads. */
export type HomeParts = readonly HomePart<homeParts_company$data>[];
