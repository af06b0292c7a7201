/**
 * @generated SignedSource<<eb1e2f36350bd29708a4fec0656791e1>>
 * @relayHash 006d19dffceaba5397e2a0c637cf6efc
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 858251526121edf401fdab1a589bd5d9b8793a03f248c712368b7aa153797588

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type TestAttemptExportColumn = "ANNULLED_AT" | "ANNULMENT_REASON" | "BEGAN_AT" | "CHECKER" | "EMAIL" | "FINISHED_AT" | "FULL_NAME" | "ID" | "IS_PASSED" | "MARK" | "MAX_POINTS" | "MINUTES" | "NUMBER" | "POINTS" | "QUESTIONS" | "STATE" | "USER_ID";
export type TestAttemptExportFormat = "CSV" | "XLSX";
export type TestAttemptOrderField = "BEGAN_AT" | "FINISHED_AT" | "POINTS";
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
export type ExportTestAttemptsInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<TestAttemptExportColumn> | null | undefined;
  format?: TestAttemptExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: AttemptsOfTestMatch | null | undefined;
  orderBy?: TestAttemptOrder | null | undefined;
  testId: string;
};
export type AttemptsOfTestMatch = {
  filter?: TestAttemptFilter | null | undefined;
};
export type TestAttemptFilter = {
  annulled?: boolean | null | undefined;
  beganFrom?: string | null | undefined;
  beganTo?: string | null | undefined;
  best?: boolean | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  isPassed?: boolean | null | undefined;
  state?: ReadonlyArray<TestAttemptState> | null | undefined;
  user?: ReadonlyArray<string> | null | undefined;
  visitor?: boolean | null | undefined;
  waiting?: boolean | null | undefined;
};
export type TestAttemptOrder = {
  direction?: OrderDirection;
  field: TestAttemptOrderField;
};
export type resultExportMutation$variables = {
  input: ExportTestAttemptsInput;
};
export type resultExportMutation$data = {
  readonly exportTestAttempts: {
    readonly testAttemptExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type resultExportMutation = {
  response: resultExportMutation$data;
  variables: resultExportMutation$variables;
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
    "name": "resultExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportTestAttemptsPayload",
        "kind": "LinkedField",
        "name": "exportTestAttempts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestAttemptExport",
            "kind": "LinkedField",
            "name": "testAttemptExport",
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
    "name": "resultExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportTestAttemptsPayload",
        "kind": "LinkedField",
        "name": "exportTestAttempts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestAttemptExport",
            "kind": "LinkedField",
            "name": "testAttemptExport",
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
    "id": "858251526121edf401fdab1a589bd5d9b8793a03f248c712368b7aa153797588",
    "metadata": {},
    "name": "resultExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8bd2fcfe84fd67c7b1cd654e10cb94ee";

export default node;
