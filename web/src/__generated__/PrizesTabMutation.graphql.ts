/**
 * @generated SignedSource<<46439bc9ced7787e4be4ec192a85dfd0>>
 * @relayHash 0d7ad54b8ad8e57f15a735f773af1acf
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac400cae7391d298f2bc7fbb04ccd197638f886dcab2c30cab92cf8b267953b5

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
export type PrizesTabMutation$variables = {
  input: UpdateTestResultFolderInput;
};
export type PrizesTabMutation$data = {
  readonly updateTestResultFolder: {
    readonly testResultFolder: {
      readonly " $fragmentSpreads": FragmentRefs<"PrizesTab_folder">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PrizesTabMutation = {
  response: PrizesTabMutation$data;
  variables: PrizesTabMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PrizesTabMutation",
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
                "name": "PrizesTab_folder"
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
    "name": "PrizesTabMutation",
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
              (v3/*:: as any*/),
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
                "name": "viewerCanUpdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tieRule",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomField",
                "kind": "LinkedField",
                "name": "schoolClassField",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TestResultFolderPrize",
                "kind": "LinkedField",
                "name": "prizes",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fromPlace",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toPlace",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "diplomaText",
                    "storageKey": null
                  }
                ],
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
    "id": "ac400cae7391d298f2bc7fbb04ccd197638f886dcab2c30cab92cf8b267953b5",
    "metadata": {},
    "name": "PrizesTabMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c3ed32e244ecfb0142032ad8bb613a4";

export default node;
