/**
 * @generated SignedSource<<a6dd0ac4e31cce95eb43a661f00afa1b>>
 * @relayHash 791ea2413a3f6b27ffd38fdd5bac74bf
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 457d768bc39064263cfd040a5d393a6fadec7a7aa4bfb6765c47266402bfadc3

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDirection = "ASC" | "DESC";
export type TestResultFolderExportColumn = "FINISHED_AT" | "FULL_NAME" | "MAX_POINTS" | "MINUTES" | "PLACE" | "POINTS" | "PRIZE" | "SCHOOL_CLASS" | "TESTS" | "USER_ID";
export type TestResultFolderExportFormat = "CSV" | "XLSX";
export type TestResultFolderLearnerOrderField = "FULL_NAME" | "PLACE";
export type ExportTestResultFolderInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<TestResultFolderExportColumn> | null | undefined;
  format?: TestResultFolderExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: TestResultFolderLearnerMatch | null | undefined;
  orderBy?: TestResultFolderLearnerOrder | null | undefined;
  testResultFolderId: string;
};
export type TestResultFolderLearnerMatch = {
  filter?: TestResultFolderLearnerFilter | null | undefined;
  search?: string | null | undefined;
};
export type TestResultFolderLearnerFilter = {
  hasPrize?: boolean | null | undefined;
  prize?: ReadonlyArray<string> | null | undefined;
  schoolClass?: ReadonlyArray<string> | null | undefined;
  userId?: ReadonlyArray<number> | null | undefined;
};
export type TestResultFolderLearnerOrder = {
  direction?: OrderDirection;
  field: TestResultFolderLearnerOrderField;
};
export type useOrderTableExportMutation$variables = {
  input: ExportTestResultFolderInput;
};
export type useOrderTableExportMutation$data = {
  readonly exportTestResultFolder: {
    readonly testResultFolderExport: {
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
export type useOrderTableExportMutation = {
  response: useOrderTableExportMutation$data;
  variables: useOrderTableExportMutation$variables;
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
    "name": "useOrderTableExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "exportTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolderExport",
            "kind": "LinkedField",
            "name": "testResultFolderExport",
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
    "name": "useOrderTableExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "exportTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolderExport",
            "kind": "LinkedField",
            "name": "testResultFolderExport",
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
    "id": "457d768bc39064263cfd040a5d393a6fadec7a7aa4bfb6765c47266402bfadc3",
    "metadata": {},
    "name": "useOrderTableExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ecef95ec4c933d5164e529465075a01c";

export default node;
