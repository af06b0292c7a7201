/**
 * @generated SignedSource<<977817515e3e15fea2774863db7e4079>>
 * @relayHash bd86241e0ac01fdfd0847c00f2336044
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40d21b2ce87a48f0354bdf22f1f9dac182c3ff023a5e44e1351d7b049bb118fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type journalExportMutation$variables = {
  input: ExportJournalInput;
};
export type journalExportMutation$data = {
  readonly exportJournal: {
    readonly journalExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type journalExportMutation = {
  response: journalExportMutation$data;
  variables: journalExportMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "journalExportMutation",
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
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "journalExportMutation",
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
    "id": "40d21b2ce87a48f0354bdf22f1f9dac182c3ff023a5e44e1351d7b049bb118fc",
    "metadata": {},
    "name": "journalExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e48fc98e94125ad029ad337d06948be";

export default node;
