/**
 * @generated SignedSource<<fff8ab9a9ac9a06353af14f6b3afbecb>>
 * @relayHash bf7580defc8f9c70a45abb8b2c86f5d2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8660c1606497ad0c7c9641fcbcd8e9559ab011cd32cec578a156751cb9f700f9

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseCategoryInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useCategoryRemovalMutation$variables = {
  input: DeleteCourseCategoryInput;
};
export type useCategoryRemovalMutation$data = {
  readonly deleteCourseCategory: {
    readonly deletedCourseCategoryId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCategoryRemovalMutation = {
  response: useCategoryRemovalMutation$data;
  variables: useCategoryRemovalMutation$variables;
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
    "concreteType": "DeleteCourseCategoryPayload",
    "kind": "LinkedField",
    "name": "deleteCourseCategory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCourseCategoryId",
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
    "name": "useCategoryRemovalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCategoryRemovalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8660c1606497ad0c7c9641fcbcd8e9559ab011cd32cec578a156751cb9f700f9",
    "metadata": {},
    "name": "useCategoryRemovalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d28451568dd5c32c855b51c2d9f5b2d4";

export default node;
