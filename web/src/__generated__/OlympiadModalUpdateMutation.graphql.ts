/**
 * @generated SignedSource<<d40792edcddec22bb1cca5af33f1e05d>>
 * @relayHash 0952eee8a94bf58c3317c9ea86ebd316
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 847321eb06b17b0d0dc720231a01482796e8d8cf4b47c3c0c8d4cea88d8fc51b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestResultFolderTieRule = "COMPETITION" | "DENSE" | "EARLIER_FINISH" | "SHORTER_TIME";
export type UpdateTestResultFolderInput = {
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  prizes?: ReadonlyArray<TestResultFolderPrizeInput> | null | undefined;
  schoolClassFieldId?: string | null | undefined;
  testIds?: ReadonlyArray<string> | null | undefined;
  tieRule?: TestResultFolderTieRule | null | undefined;
  version?: string | null | undefined;
};
export type TestResultFolderPrizeInput = {
  diplomaText?: string | null | undefined;
  fromPlace: number;
  name: string;
  toPlace: number;
};
export type OlympiadModalUpdateMutation$variables = {
  input: UpdateTestResultFolderInput;
};
export type OlympiadModalUpdateMutation$data = {
  readonly updateTestResultFolder: {
    readonly testResultFolder: {
      readonly " $fragmentSpreads": FragmentRefs<"OlympiadModal_folder">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OlympiadModalUpdateMutation = {
  response: OlympiadModalUpdateMutation$data;
  variables: OlympiadModalUpdateMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OlympiadModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "updateTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolder",
            "kind": "LinkedField",
            "name": "testResultFolder",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OlympiadModal_folder"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "OlympiadModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTestResultFolderPayload",
        "kind": "LinkedField",
        "name": "updateTestResultFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestResultFolder",
            "kind": "LinkedField",
            "name": "testResultFolder",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "847321eb06b17b0d0dc720231a01482796e8d8cf4b47c3c0c8d4cea88d8fc51b",
    "metadata": {},
    "name": "OlympiadModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6db3763aabb325a9ec3d5c013db39923";

export default node;
