/**
 * @generated SignedSource<<c8b13fbd1745c325cabea5eabf2848ee>>
 * @relayHash ec027ba61a8c604505eb7717602e9f2c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29fcc286818195725c70b65fefc5b355fb465aeb7fcb8a25134dbc4cc828fbe7

import type { ConcreteRequest } from 'relay-runtime';
export type JournalExportColumn = "FULL_NAME" | "LESSONS" | "USER_ID";
export type JournalExportFormat = "CSV" | "XLSX";
export type JournalStudentOrderField = "FULL_NAME";
export type OrderDirection = "ASC" | "DESC";
export type ExportJournalInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<JournalExportColumn> | null | undefined;
  courseId: string;
  format?: JournalExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: JournalStudentMatch | null | undefined;
  orderBy?: JournalStudentOrder | null | undefined;
};
export type JournalStudentMatch = {
  filter?: JournalStudentFilter | null | undefined;
  search?: string | null | undefined;
};
export type JournalStudentFilter = {
  branch?: ReadonlyArray<string> | null | undefined;
  heldFrom?: string | null | undefined;
  heldTo?: string | null | undefined;
};
export type JournalStudentOrder = {
  direction?: OrderDirection;
  field: JournalStudentOrderField;
};
export type useOrderJournalExportMutation$variables = {
  input: ExportJournalInput;
};
export type useOrderJournalExportMutation$data = {
  readonly exportJournal: {
    readonly journalExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useOrderJournalExportMutation = {
  response: useOrderJournalExportMutation$data;
  variables: useOrderJournalExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderJournalExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportJournalPayload",
        "kind": "LinkedField",
        "name": "exportJournal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JournalExport",
            "kind": "LinkedField",
            "name": "journalExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrderJournalExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportJournalPayload",
        "kind": "LinkedField",
        "name": "exportJournal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JournalExport",
            "kind": "LinkedField",
            "name": "journalExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "29fcc286818195725c70b65fefc5b355fb465aeb7fcb8a25134dbc4cc828fbe7",
    "metadata": {},
    "name": "useOrderJournalExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b1e42bec3157df54c58fae6d04e1995";

export default node;
