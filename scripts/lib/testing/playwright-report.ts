// Reads Playwright's JSON report.
import { join } from 'node:path';
import { artifacts, readReport } from './artifacts.ts';

export const playwrightReportFile = join(artifacts, 'playwright.json');

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  id: string;
  title: string;
  tests: { status: string; results: { duration: number }[] }[];
}

/** All tests with their files. */
export function specsOf({ suites }: PlaywrightReport): { file: string; spec: PlaywrightSpec }[] {
  const within = ({ specs, suites: inner = [] }: PlaywrightSuite): PlaywrightSpec[] => [
    ...specs,
    ...inner.flatMap(within),
  ];
  return suites.flatMap((suite) => within(suite).map((spec) => ({ file: suite.file, spec })));
}

export const playwrightReport = (file: string): PlaywrightReport =>
  readReport(file) as PlaywrightReport;
