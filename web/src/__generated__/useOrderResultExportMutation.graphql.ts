/**
 * @generated SignedSource<<a6e0eefa27b3e9f577e6be88cf3795cf>>
 * @relayHash d9e8c9831cb488db1afb7ee0a766e34c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8548d8eb557093b2f1d0e179fa35d47ed28fd1376aef3c37ecfa46a9be2b869

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
export type useOrderResultExportMutation$variables = {
  input: ExportTestAttemptsInput;
};
export type useOrderResultExportMutation$data = {
  readonly exportTestAttempts: {
    readonly testAttemptExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useOrderResultExportMutation = {
  response: useOrderResultExportMutation$data;
  variables: useOrderResultExportMutation$variables;
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
    "name": "useOrderResultExportMutation",
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
    "name": "useOrderResultExportMutation",
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
    "id": "f8548d8eb557093b2f1d0e179fa35d47ed28fd1376aef3c37ecfa46a9be2b869",
    "metadata": {},
    "name": "useOrderResultExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2856ec135c6007fbaf7982dd00b5c459";

export default node;
