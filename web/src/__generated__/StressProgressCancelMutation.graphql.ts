/**
 * @generated SignedSource<<71a07753f0d426430ff8815619614e26>>
 * @relayHash def445e285226a37cbf47f02d0939f4f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c6ee7536590160e9ef199058604f6c87abd23c1fef3059f842e0ffaa3cff7ee

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
export type CancelJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type StressProgressCancelMutation$variables = {
  input: CancelJobInput;
};
export type StressProgressCancelMutation$data = {
  readonly cancelJob: {
    readonly job: {
      readonly id: string;
      readonly status: JobStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type StressProgressCancelMutation = {
  response: StressProgressCancelMutation$data;
  variables: StressProgressCancelMutation$variables;
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
    "concreteType": "CancelJobPayload",
    "kind": "LinkedField",
    "name": "cancelJob",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "name": "StressProgressCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StressProgressCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c6ee7536590160e9ef199058604f6c87abd23c1fef3059f842e0ffaa3cff7ee",
    "metadata": {},
    "name": "StressProgressCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bab668df77ffbeae8b9046fbdf744cb";

export default node;
