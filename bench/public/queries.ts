// The catalogue queries of visitors, and Tailcall's configuration for them.

export interface PublicQuery {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export const publicQueries: readonly PublicQuery[] = [
  { name: 'catalogue', variables: { company: 'demo', search: null } },
  { name: 'search', variables: { company: 'demo', search: 'подготовка' } },
];

/** The fields of a catalogue card. */
export const query = `query ($company: String!, $search: String) {
  catalog(company: $company) {
    name
    courses(first: 20, search: $search) {
      totalCount
      nodes {
        databaseId name anons price oldPrice priceComment prepositionFrom startDate
        format { name }
        places { name }
      }
    }
  }
}`;

/** The same calls and columns as in Kafedra's plan. */
export const tailcallSchema = (upstream: string, dedupe: boolean) => (server: string) => {
  const more = dedupe ? ', dedupe: true' : '';
  const base = `${upstream}/api/public`;
  return `schema ${server} @upstream(batch: { delay: 1, maxSize: 1000 }) { query: Query }
    type Query {
      catalog(company: String!): Catalog @http(
        url: "${base}/company/get_id_by_code"
        query: [{ key: "code", value: "{{.args.company}}" }]
        select: "{{.data}}"${more}
      )
    }
    type Catalog {
      id: Int!
      name: String!
      courses(first: Int, search: String): Courses @http(
        url: "${base}/companies/{{.value.id}}/courses"
        query: [
          { key: "per_page", value: "{{.args.first}}" }
          { key: "search", value: "{{.args.search}}", skipEmpty: true }
          { key: "only", value: "id,name,anons,price,old_price,price_comment,preposition_from,start_date" }
          { key: "with", value: "format:id,name;places:id,name" }
        ]
        select: { totalCount: "{{.meta.total}}", nodes: "{{.data}}" }${more}
      )
    }
    type Courses { totalCount: Int! nodes: [Course!]! }
    type Course {
      id: Int! @modify(name: "databaseId")
      name: String!
      anons: String
      price: String
      old_price: String @modify(name: "oldPrice")
      price_comment: String @modify(name: "priceComment")
      preposition_from: Boolean! @modify(name: "prepositionFrom")
      start_date: String @modify(name: "startDate")
      format: Named
      places: [Named!]!
    }
    type Named { name: String! }`;
};
