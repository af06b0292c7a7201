/**
 * @generated SignedSource<<f8ed6f607315e6b46bf28083c18f0abf>>
 * @relayHash 157b38ae45d376b6abb0e4bd960e3d0a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3c0638dc995f075fdc895874688af52e8397ac2f5fbbaa8149022f47efd559e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type tableExportMutation$variables = {
  input: ExportTestResultFolderInput;
};
export type tableExportMutation$data = {
  readonly exportTestResultFolder: {
    readonly testResultFolderExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type tableExportMutation = {
  response: tableExportMutation$data;
  variables: tableExportMutation$variables;
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
    "name": "tableExportMutation",
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
    "name": "tableExportMutation",
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
    "id": "d3c0638dc995f075fdc895874688af52e8397ac2f5fbbaa8149022f47efd559e",
    "metadata": {},
    "name": "tableExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b5404394daf05726d0c3bc2aff8b3f8";

export default node;
