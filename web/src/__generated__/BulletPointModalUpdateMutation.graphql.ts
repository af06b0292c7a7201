/**
 * @generated SignedSource<<e6acaaa74bf2e946a3b72ce509d4452a>>
 * @relayHash bf80c5fff2ac57af36055d81c279adf1
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc4f439040d629bf1e081c0d57c7a39b954de5e3b3235024ab114fbb9304a44

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCourseBulletPointInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  text: string;
  version?: string | null | undefined;
};
export type BulletPointModalUpdateMutation$variables = {
  input: UpdateCourseBulletPointInput;
};
export type BulletPointModalUpdateMutation$data = {
  readonly updateCourseBulletPoint: {
    readonly courseBulletPoint: {
      readonly " $fragmentSpreads": FragmentRefs<"BulletPointModal_point">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type BulletPointModalUpdateMutation = {
  response: BulletPointModalUpdateMutation$data;
  variables: BulletPointModalUpdateMutation$variables;
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
    "name": "BulletPointModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseBulletPointPayload",
        "kind": "LinkedField",
        "name": "updateCourseBulletPoint",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseBulletPoint",
            "kind": "LinkedField",
            "name": "courseBulletPoint",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BulletPointModal_point"
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
    "name": "BulletPointModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseBulletPointPayload",
        "kind": "LinkedField",
        "name": "updateCourseBulletPoint",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseBulletPoint",
            "kind": "LinkedField",
            "name": "courseBulletPoint",
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
                "name": "text",
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
    "id": "7dc4f439040d629bf1e081c0d57c7a39b954de5e3b3235024ab114fbb9304a44",
    "metadata": {},
    "name": "BulletPointModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd3b273717ab0d56208fea704cf920cd";

export default node;
