/**
 * @generated SignedSource<<a85f982f3c1288136bc0aa1dca071e65>>
 * @relayHash 1bf2e31104ea7d1dfabbf16ced4c1f1b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79421cf913ae770ef733135fa6e4ec3db655f802f4ab29bc8edcd9030e85d0b1

import type { ConcreteRequest } from 'relay-runtime';
export type TakeCourseStudentsBackInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  deletion: string;
};
export type useDetachmentBackMutation$variables = {
  input: TakeCourseStudentsBackInput;
};
export type useDetachmentBackMutation$data = {
  readonly takeCourseStudentsBack: {
    readonly restoredCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDetachmentBackMutation = {
  response: useDetachmentBackMutation$data;
  variables: useDetachmentBackMutation$variables;
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
    "concreteType": "TakeCourseStudentsBackPayload",
    "kind": "LinkedField",
    "name": "takeCourseStudentsBack",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restoredCount",
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
    "name": "useDetachmentBackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDetachmentBackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "79421cf913ae770ef733135fa6e4ec3db655f802f4ab29bc8edcd9030e85d0b1",
    "metadata": {},
    "name": "useDetachmentBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e17d7349594924477ec2a4096414b1f";

export default node;
