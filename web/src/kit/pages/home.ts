// What a domain has on the home page of a company: what waits there for the person, and what it can be begun with.
import type { ReactNode } from 'react';
import type { Permission } from './Admin.ts';

/** Something that should be looked after. */
export interface Notice {
  id: string;
  tone: 'primary' | 'warning' | 'danger';
  icon: ReactNode;
  text: string;
  /** Where that is done; what stands in no page of its own says so in its text. */
  to?: string;
}

/** Something that every new school does. */
export interface FirstStep {
  id: string;
  title: string;
  text: string;
  isDone: boolean;
  to: string;
}

/** `Company` is the key of the part's own fragment. */
export interface HomePart<Company> {
  id: string;
  /** Any of these shows it. */
  permissions: readonly Permission[];
  notices?: (company: Company) => readonly Notice[];
  firstSteps?: (company: Company) => readonly FirstStep[];
  /** A quick action in the head of the page. */
  Action?: (props: { company: Company }) => ReactNode;
  Card?: (props: { company: Company }) => ReactNode;
}
