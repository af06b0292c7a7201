/**
 * @generated SignedSource<<31908b65622d2155fba9ea908f43bef8>>
 * @relayHash ca74085eb0f9ad90349605d50df35bd9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b60b38e0109edb8a683aed0103298c1a1b3b419470e67b2fdbcef7445bca588

import type { ConcreteRequest } from 'relay-runtime';
export type PrintTestResultFolderDiplomasInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  userDatabaseIds?: ReadonlyArray<number> | null | undefined;
};
export type useDiplomasMutation$variables = {
  input: PrintTestResultFolderDiplomasInput;
};
export type useDiplomasMutation$data = {
  readonly printTestResultFolderDiplomas: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDiplomasMutation = {
  response: useDiplomasMutation$data;
  variables: useDiplomasMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PrintTestResultFolderDiplomasPayload",
    "kind": "LinkedField",
    "name": "printTestResultFolderDiplomas",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDiplomasMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDiplomasMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6b60b38e0109edb8a683aed0103298c1a1b3b419470e67b2fdbcef7445bca588",
    "metadata": {},
    "name": "useDiplomasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc4787f07cadfe9afacbd536274da746";

export default node;
