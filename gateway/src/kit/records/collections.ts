// Where REST records are: the list, and the records under it.
import { below, path, type RestPath } from '../rest/path.ts';

/** A REST list, and the records `{path}/{id}` in it. */
export interface Collection<Row extends { id: number }> {
  readonly path: RestPath;
  /** Completes a record that came from this list with what only its address says. */
  readonly complete: (row: Row) => Row;
}

/** A record that belongs to a company: its global id and those of its parts need the company. */
export interface InCompany {
  company_id: number;
}

/** The collections `/companies/{companyId}/{name}`. */
export function companyCollection<Row extends InCompany & { id: number }>(
  name: string,
): (companyId: number) => Collection<Row> {
  return (companyId) => ({
    path: below(path`/companies`, { companyId }, `/${name}`),
    complete: (row) => {
      row.company_id = companyId;
      return row;
    },
  });
}
