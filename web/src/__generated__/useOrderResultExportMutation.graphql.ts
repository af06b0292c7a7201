/**
 * @generated SignedSource<<175c370b236e28bb3e9555a82fbb5054>>
 * @relayHash e59c536004b1a72e8d6acddf620b2380
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffa111c51788ab6406c7dd27b29805bcedc15ec8ea0fb0b08eef0b5cebbcf66e

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    "id": "ffa111c51788ab6406c7dd27b29805bcedc15ec8ea0fb0b08eef0b5cebbcf66e",
    "metadata": {},
    "name": "useOrderResultExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d9e59598c4d9d496742676b9d9190562";

export default node;
